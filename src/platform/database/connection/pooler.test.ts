import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import {
  hasPgBouncer,
  startPgBouncer,
  supportsNamedStatements,
} from '../../../../test/factories/processes/pgbouncer.ts';
import { databaseAt } from '../../../../test/harness/database-names.ts';
import { createLog } from '../../observability/logging.ts';
import { createPool } from '../database.ts';
import { detectPooling } from './pooler.ts';

test('PostgreSQL itself gives every client its own connection', async () => {
  const found = await detectPooling(databaseAt(inject('serverUrl'), 'postgres'));
  expect(found).toMatchObject({ mode: 'session', namedStatements: true });
  expect(found.server).toMatchObject({ encoding: 'UTF8', versionNumber: expect.any(Number) });
});

describe.skipIf(!hasPgBouncer())('PgBouncer', () => {
  test.each([
    ['session', 3, false, { mode: 'session' }],
    ['transaction', 1, false, { mode: 'transaction' }],
    ['transaction', 2, false, { mode: 'transaction' }],
    ['transaction', 2, true, { mode: 'transaction' }],
    ['transaction', 3, true, { mode: 'transaction' }],
    ['transaction', 20, true, { mode: 'transaction' }],
    ['statement', 3, false, { mode: 'statement' }],
  ] as const)(
    'in %s mode with %i connections (in turn: %s) is recognised',
    async (mode, connections, roundRobin, expected) => {
      const pooler = await startPgBouncer({ mode, connections, roundRobin });
      const url = pooler.urlOf('postgres');
      if (mode !== 'session') {
        // Other clients have used several connections before.
        const others = createPool(url, createLog('silent'), { max: 5, namedStatements: false });
        await Promise.all(Array.from({ length: 5 }, () => others.query('select pg_sleep(0.02)')));
        expect(await detectPooling(url)).toMatchObject(expected);
        await others.end();
      }
      expect(await detectPooling(url)).toMatchObject(expected);
      // Detects it again, because the first time left a name on a connection.
      expect(await detectPooling(url)).toMatchObject(expected);
    },
  );

  test('is recognised behind a balancer that sends each client to a different PgBouncer', async () => {
    const poolers = await Promise.all(
      Array.from({ length: 3 }, () => startPgBouncer({ mode: 'transaction', connections: 5 })),
    );
    const url = await balancing(poolers.map(({ urlOf }) => urlOf('postgres')));
    for (let start = 0; start < 3; start += 1) {
      const { mode, namedStatements } = await detectPooling(url);
      expect({ mode, namedStatements }).toEqual({
        mode: 'transaction',
        namedStatements: supportsNamedStatements(),
      });
    }
  });

  test('several simultaneous starts do not mistake one another’s names for names that the pooler keeps', async () => {
    for (let round = 0; round < 4; round += 1) {
      const pooler = await startPgBouncer({ mode: 'transaction', connections: 8, roundRobin: true });
      const url = pooler.urlOf('postgres');
      const starts = await Promise.all(Array.from({ length: 5 }, () => detectPooling(url)));
      expect(starts.map(({ namedStatements }) => namedStatements)).toEqual(
        starts.map(supportsNamedStatements),
      );
    }
  });

  test('every statement succeeds; statements are named only if detection finds that names work', async () => {
    const pooler = await startPgBouncer({ mode: 'transaction' });
    const url = pooler.urlOf('postgres');
    const { namedStatements } = await detectPooling(url);
    expect(namedStatements).toBe(supportsNamedStatements());
    expect(await successes(url, namedStatements)).toBe(queries);
  });
});

/** The URL of a balancer that forwards each new connection to the next of these URLs. */
async function balancing(urls: string[]): Promise<string> {
  let turn = 0;
  const balancer = createServer((socket) => {
    const { hostname, port } = new URL(urls[turn++ % urls.length] as string);
    const behind = connect({ host: hostname, port: Number(port) });
    for (const end of [socket, behind]) end.on('error', () => {});
    socket.pipe(behind).pipe(socket);
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  onTestFinished(() => {
    balancer.close();
  });
  const url = new URL(urls[0] as string);
  url.port = String((balancer.address() as AddressInfo).port);
  return url.href;
}

const queries = 60;

/** How many of the queries succeed when several clients send them at the same time. */
async function successes(url: string, named: boolean): Promise<number> {
  const statement = { name: `sum_${randomBytes(4).toString('hex')}`, text: 'select $1::int + 1 as sum' };
  const pool = createPool(url, createLog('silent'), { max: 6, namedStatements: named });
  const asked = Array.from({ length: queries }, (_, value) => pool.query({ ...statement, values: [value] }));
  const answers = await Promise.allSettled(asked);
  await pool.end();
  return answers.filter(({ status }) => status === 'fulfilled').length;
}
