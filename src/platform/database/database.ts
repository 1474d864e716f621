import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type Pool, types } from 'pg';
import Cursor from 'pg-cursor';
import type { Log } from '../observability/logging.ts';
import { TracedPool, traceStatement } from '../observability/tracing/trace-queries.ts';
import { clientClass } from './connection/client.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const int8 = 20;
types.setTypeParser(int8, Number);
/** The type `date` stays text: as a `Date`, it would be a different day in another time zone. */
const date = 1082;
types.setTypeParser(date, String);

type PoolOptions = {
  /** The maximum number of connections. */
  max: number;
  /** Whether statements may be named; behind some poolers, a name is unknown on the next connection. */
  namedStatements?: boolean;
  /** Milliseconds to wait for a connection, and for the result of a query; by default 3 seconds and unlimited. */
  timeoutMs?: number;
  /** Milliseconds that a statement may take before its connection is closed; unlimited by default. */
  statementMs?: number;
};
/** A connection that is idle for this many milliseconds is probed, so that the loss of the server's host is noticed. */
const keepAliveMs = 10_000;

/**
 * Opens a connection pool. A broken idle connection is logged and replaced, and never ends the process. The wait for a
 * connection is bounded, so that requests fail within seconds when the database is absent.
 */
export function createPool(
  connectionString: string,
  log: Log,
  { max, namedStatements = true, timeoutMs, statementMs }: PoolOptions,
): Pool {
  const pool = new TracedPool({
    connectionString,
    max,
    connectionTimeoutMillis: timeoutMs ?? 3000,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    Client: clientClass({ namedStatements, statementMs }),
  });
  const report = ({ message }: Error) => {
    if (!pool.ending) log.warn({ reason: message }, 'database connection lost');
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** The query builder for this pool. Tables and columns have camel-case names; keys inside JSON stay as they are. */
export function createDb(pool: Pool): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: traceStatement,
  });
}

const goneClasses = ['08', '57', '53'];
/** The server has become a replica: after a failover, the next connection leads to the new primary. */
const readOnly = '25006';
const goneCodes = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/**
 * System calls that connect to a server. Every error they report counts, such as EAGAIN if a socket's queue is full, or
 * EMFILE if the process has no free file descriptors.
 */
const reaching = ['connect', 'getaddrinfo', 'socket'];
/** Messages of errors from `pg` and `pg-pool` that have no code. */
const goneMessage =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|is not queryable|after calling end on the pool/;

/** Whether an error means that the database is unreachable at the moment, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway);
  const code = 'code' in error ? String(error.code) : '';
  if (code === readOnly || goneCodes.includes(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code) && goneClasses.includes(code.slice(0, 2))) return true;
  if ('syscall' in error && reaching.includes(String(error.syscall))) return true;
  return goneMessage.test(error.message);
}
