import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseAt } from '../../../../test/harness/database-names.ts';
import { createLog } from '../../observability/logging.ts';
import { createDb, createPool, isDatabaseAway } from '../database.ts';

function openPool(statementMs?: number) {
  const url = databaseAt(inject('serverUrl'), 'postgres');
  const pool = createPool(url, createLog('silent'), { max: 1, statementMs });
  onTestFinished(() => pool.end());
  return pool;
}

test.each([
  ['the pool', (pool: ReturnType<typeof openPool>) => pool.query('select pg_sleep(60)')],
  ['Kysely', (pool: ReturnType<typeof openPool>) => sql`select pg_sleep(60)`.execute(createDb(pool))],
  [
    'a transaction',
    (pool: ReturnType<typeof openPool>) =>
      createDb(pool)
        .transaction()
        .execute((trx) => sql`select pg_sleep(60)`.execute(trx)),
  ],
])('a statement of %s that takes too long fails, and its connection is replaced', async (_, send) => {
  const pool = openPool(200);
  const error = await send(pool).catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a statement that ends in time keeps its connection', async () => {
  const pool = openPool(1000);
  const pid = async () =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.6)')).rows[0]?.pid;
  expect(await pid()).toBe(await pid());
});

test('a cursor may take longer than a statement', async () => {
  const pool = openPool(100);
  const rows = sql<{ n: number }>`(select n, pg_sleep(0.1) from generate_series(1, 4) as n)`;
  const read = [];
  for await (const row of createDb(pool).selectFrom(rows.as('rows')).selectAll().stream(1)) read.push(row);
  expect(read).toHaveLength(4);
});

/** The kind of timer that Linux has started for a TCP connection from this local port; see proc_net_tcp. */
async function timerOf(localPort: number): Promise<string | undefined> {
  const port = localPort.toString(16).toUpperCase().padStart(4, '0');
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/));
  return lines.find(([, local]) => local?.endsWith(`:${port}`))?.[5]?.split(':')[0];
}

test.skipIf(process.platform !== 'linux')('the system probes idle connections', async () => {
  const keepAliveTimer = '02';
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = createPool(`postgres://app@127.0.0.1:${port}/milepost`, createLog('silent'), { max: 1 });
  const connecting = pool.connect().catch(() => undefined);
  const [socket] = (await once(server, 'connection')) as [Socket];
  try {
    await expect.poll(() => timerOf(socket.remotePort as number)).toBe(keepAliveTimer);
  } finally {
    socket.destroy();
    server.close();
    await connecting;
    await pool.end();
  }
});
