import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * How a URL reaches PostgreSQL. `session`: directly, or through a pooler that keeps a connection for each client.
 * `transaction` and `statement`: through a pooler that runs each transaction or statement on any free connection.
 */
export type PoolerMode = 'session' | 'transaction' | 'statement';

export type Pooling = {
  mode: PoolerMode;
  /** Whether a named prepared statement works on every connection. */
  namedStatements: boolean;
};

/** The PostgreSQL server that responds. */
type ServerFacts = {
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
const timeoutMs = 10_000;
const cycles = 2;
/** One more than the number of poolers behind a balancer that this module is certain to recognise. */
const mostClients = 8;
const extraTimeoutMs = 3_000;
const attempts = 10;

const whichConnection = 'select pg_backend_pid() as id';

/**
 * Finds out whether a pooler behind this URL shares PostgreSQL's connections between clients. Clients compare which
 * connections serve them, one after another and at the same time, so that the order in which a pooler hands out
 * connections does not matter. Two clients usually suffice; behind a balancer each may reach a different pooler, so
 * more are compared before a connection counts as direct. Nothing is changed.
 * @throws when the database cannot be reached
 */
export async function detectPooling(connectionString: string): Promise<Pooling & { server: ServerFacts }> {
  const clients: Client[] = [];
  const open = async (limitMs: number) => {
    const client = newClient(connectionString, limitMs);
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const one = await open(timeoutMs);
    await open(timeoutMs);
    const server = await askServer(one);
    const sharing = (await findSharing(clients)) ?? (await findSharingAmongMore(clients, open));
    if (!sharing) return { ...direct, server };
    if (!(await allowsTransactions(one))) return { mode: 'statement', namedStatements: false, server };
    return { mode: 'transaction', namedStatements: await keepsNames(...sharing), server };
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}

function newClient(connectionString: string, limitMs: number): Client {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
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

/** Two clients that share connections; or a client that was moved to another connection, and any other client. */
type Sharing = [Client, Client];

async function findSharing(clients: Client[]): Promise<Sharing | undefined> {
  const servedBy = new Map<Client, number>();
  async function sharingOf(client: Client): Promise<Sharing | undefined> {
    const id = await connectionOf(client, { text: whichConnection });
    const others = clients.filter((other) => other !== client);
    const same = others.find((other) => servedBy.get(other) === id);
    const isMoved = servedBy.has(client) && servedBy.get(client) !== id;
    servedBy.set(client, id);
    const other = same ?? (isMoved ? others[0] : undefined);
    return other && [client, other];
  }
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    for (const client of [...clients, ...clients]) {
      const sharing = await sharingOf(client);
      if (sharing) return sharing;
    }
    await overlap(clients);
  }
  return undefined;
}

/** Opens more clients and compares those too. If one of them gets no connection, connections are not shared. */
async function findSharingAmongMore(
  clients: Client[],
  open: (limitMs: number) => Promise<Client>,
): Promise<Sharing | undefined> {
  try {
    while (clients.length < mostClients) await open(extraTimeoutMs);
    return await findSharing(clients);
  } catch {
    return undefined;
  }
}

/** The connection on which this statement runs. */
async function connectionOf(client: Client, statement: { name?: string; text: string }): Promise<number> {
  const { rows } = await client.query<{ id: number }>(statement);
  return rows[0]?.id as number;
}

/** Runs overlapping transactions, which changes the order of a pooler that hands out its connections in turn. */
async function overlap(clients: Client[]): Promise<void> {
  for (const client of clients) {
    await client.query('begin');
    await client.query('select 1');
  }
  for (const client of clients.toReversed()) await client.query('commit');
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

/** Whether the pooler makes a client's named statements known on each connection; false if in doubt. */
async function keepsNames(one: Client, other: Client): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const kept = await isNameKept(one, other, attempt);
    if (kept !== undefined) return kept;
  }
  return false;
}

/**
 * Names a statement and uses the name where that works only if the pooler keeps track of names: for another client on
 * the same connection, or for the same client on another one. Each attempt uses a new name, because other processes may
 * have left names on any connection.
 * @returns undefined if the connections that the pooler chose prove nothing
 */
async function isNameKept(one: Client, other: Client, attempt: number): Promise<boolean | undefined> {
  const named = { name: `milepost_${randomBytes(8).toString('hex')}`, text: whichConnection };
  try {
    const knowing = await connectionOf(one, named);
    // A pooler that uses its connections in turn would otherwise choose the same ones every time.
    if (attempt % 2 === 1) await one.query('select 1');
    await other.query('begin');
    const held = await connectionOf(other, { text: whichConnection });
    const next = await connectionOf(held === knowing ? other : one, named);
    return held === knowing || next !== knowing ? true : undefined;
  } catch (error) {
    if (isNameTrouble(error)) return false;
    throw error;
  } finally {
    await other.query('rollback').catch(() => {});
  }
}

const isNameTrouble = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && [invalidName, nameInUse].includes(String(error.code));
