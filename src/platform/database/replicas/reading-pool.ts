import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import Cursor from 'pg-cursor';
import { isDatabaseAway } from '../database.ts';
import type { Tables } from '../tables.ts';
import type { Reader } from './reader.ts';

/** A replica as its readers use it. */
type ReplicaSource = {
  pool: Pool;
  /** Settles with the work, or fails as soon as the replica is found to be unreachable. */
  whileReachable: <T>(work: Promise<T>) => Promise<T>;
  /** A query or a connection failed. */
  failed: (error: unknown) => void;
};

type Sources = {
  primary: Pool;
  replica?: ReplicaSource;
  /** Counts every query, where it was answered. */
  counted: (target: 'primary' | 'replica') => void;
};

type Statement = string | QueryConfig;

/**
 * Reads from a replica. A query that fails there is sent to the primary, whose answer or error counts: the replica may
 * have stopped, may have cancelled the query to go on replaying, or may not have the latest migration yet. Only an
 * attempt to write fails immediately, so that a mistake is noticed.
 */
export function readerFrom(sources: Sources): Reader {
  const connect = async () => new ReadingClient(sources);
  return {
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: { connect, end: async () => {}, options: {} },
        cursor: ReadingCursor,
      }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    }),
    pool: {
      query: (async (statement: Statement, values?: unknown[]) => {
        const client = new ReadingClient(sources);
        try {
          return await client.query(statement, values);
        } finally {
          client.release();
        }
      }) as Pool['query'],
    },
  };
}

const readOnlyTransaction = '25006';
const isWrite = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === readOnlyTransaction;

/** One connection to the replica, or to the primary once the replica has failed. */
class ReadingClient {
  #sources: Sources;
  #replica: ReplicaSource | undefined;
  #client: PoolClient | undefined;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#replica = sources.replica;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the result has the type that the caller expects
  query(statement: Statement, values?: readonly unknown[]): Promise<any>;
  query<T>(cursor: ReadingCursor<T>): ReadingCursor<T>;
  query<T>(statement: Statement | ReadingCursor<T>, values?: readonly unknown[]) {
    if (statement instanceof ReadingCursor) return statement.from(this);
    return this.attempt((client) =>
      typeof statement === 'string' ? client.query(statement, values as unknown[]) : client.query(statement),
    );
  }

  /** Runs a read, and once more on the primary if the replica fails. */
  async attempt<T>(read: (client: PoolClient) => Promise<T>): Promise<T> {
    if (this.#replica) {
      try {
        const client = await this.#toReplica(this.#replica);
        const result = await this.whileReachable(read(client));
        this.#sources.counted('replica');
        return result;
      } catch (error) {
        if (isWrite(error)) throw error;
        this.#replica.failed(error);
        this.release(isDatabaseAway(error));
        this.#replica = undefined;
      }
    }
    this.#client ??= await this.#sources.primary.connect();
    const result = await read(this.#client);
    this.#sources.counted('primary');
    return result;
  }

  whileReachable<T>(work: Promise<T>): Promise<T> {
    return this.#replica ? this.#replica.whileReachable(work) : work;
  }

  async #toReplica({ pool, whileReachable }: ReplicaSource): Promise<PoolClient> {
    if (this.#client) return this.#client;
    const connecting = pool.connect();
    try {
      this.#client = await whileReachable(connecting);
      return this.#client;
    } catch (error) {
      connecting.then((late) => late.release(true)).catch(() => {});
      throw error;
    }
  }

  release(destroy = false): void {
    this.#client?.release(destroy);
    this.#client = undefined;
  }
}

/** A cursor that begins again on the primary if its first rows cannot be read. Later failures end it. */
class ReadingCursor<T> {
  #statement: [text: string, values: unknown[]];
  #client: ReadingClient | undefined;
  #cursor: Cursor<T> | undefined;

  constructor(text: string, values: unknown[]) {
    this.#statement = [text, values];
  }

  from(client: ReadingClient): this {
    this.#client = client;
    return this;
  }

  async read(rows: number): Promise<T[]> {
    if (!this.#client) throw new Error('The cursor has no connection.');
    return this.#cursor ? this.#readOn(this.#client, this.#cursor, rows) : this.#begin(this.#client, rows);
  }

  #begin(reading: ReadingClient, rows: number): Promise<T[]> {
    return reading.attempt(async (client) => {
      const cursor = client.query(new Cursor<T>(...this.#statement));
      const first = await cursor.read(rows);
      this.#cursor = cursor;
      return first;
    });
  }

  async #readOn(reading: ReadingClient, cursor: Cursor<T>, rows: number): Promise<T[]> {
    try {
      return await reading.whileReachable(cursor.read(rows));
    } catch (error) {
      this.#cursor = undefined;
      reading.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#cursor?.close();
  }
}
