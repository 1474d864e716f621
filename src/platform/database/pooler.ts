import { Client } from 'pg';

/**
 * How a URL reaches PostgreSQL: `session` directly, or through a pooler that keeps a connection for each client;
 * `transaction` and `statement` through one that gives each transaction or statement to any free connection.
 */
export type PoolerMode = 'session' | 'transaction' | 'statement';

export type Pooling = {
  mode: PoolerMode;
  /** Whether a named prepared statement works on every connection. */
  namedStatements: boolean;
};

/** The PostgreSQL server that responds. */
export type ServerFacts = {
  /** Such as `17.2`. */
  version: string;
  /** Such as 170002. */
  versionNumber: number;
  /** Such as `UTF8`. */
  encoding: string;
};

const direct: Pooling = { mode: 'session', namedStatements: true };
const invalidName = '26000';
const nameInUse = '42P05';
const patienceMs = 10_000;
const cycles = 2;

/** Named, so that one query shows both which connection serves it and whether names work there. */
const whichConnection = { name: 'milepost_which_connection', text: 'select pg_backend_pid() as id' };

/**
 * Finds out whether a pooler behind this URL shares PostgreSQL's connections between clients. Two clients compare which
 * connections serve them, one after another and at the same time, so that the order in which a pooler hands out
 * connections does not matter. Nothing is changed.
 * @throws when the database cannot be reached
 */
export async function detectPooling(connectionString: string): Promise<Pooling & { server: ServerFacts }> {
  const clients = [newClient(connectionString), newClient(connectionString)] as const;
  try {
    for (const client of clients) await client.connect();
    const server = await askServer(clients[0]);
    const found = await compareConnections(...clients);
    const isPlain = found.mode === 'session' || (await allowsTransactions(clients[0]));
    return { ...found, mode: isPlain ? found.mode : 'statement', server };
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}

function newClient(connectionString: string): Client {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => {});
  return client;
}

async function askServer(client: Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version') as version,
       current_setting('server_version_num')::int as "versionNumber",
       current_setting('server_encoding') as encoding`,
  );
  return rows[0] as ServerFacts;
}

async function compareConnections(one: Client, other: Client): Promise<Pooling> {
  const servedBy = new Map<Client, number>();
  async function isShared(client: Client): Promise<boolean> {
    const { rows } = await client.query<{ id: number }>(whichConnection);
    const id = rows[0]?.id as number;
    const before = servedBy.get(client);
    servedBy.set(client, id);
    const served = [...servedBy].filter(([, theirs]) => theirs === id);
    return (before !== undefined && before !== id) || served.length > 1;
  }
  const shared: Pooling = { mode: 'transaction', namedStatements: true };
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      for (const client of [one, other, one, other]) if (await isShared(client)) return shared;
      await overlap(one, other);
    }
    return direct;
  } catch (error) {
    if (isNameTrouble(error)) return { mode: 'transaction', namedStatements: false };
    throw error;
  }
}

/** Two transactions at once, so that a pooler that hands out its connections in turn changes their order. */
async function overlap(one: Client, other: Client): Promise<void> {
  for (const client of [one, other]) {
    await client.query('begin');
    await client.query('select 1');
  }
  for (const client of [other, one]) await client.query('commit');
}

async function allowsTransactions(client: Client): Promise<boolean> {
  try {
    await client.query('begin');
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

const isNameTrouble = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && [invalidName, nameInUse].includes(String(error.code));
