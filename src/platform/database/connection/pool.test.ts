import { Writable } from 'node:stream';
import { expect, inject, test } from 'vitest';
import { databaseAt } from '../../../../test/harness/database-names.ts';
import { createLog } from '../../observability/logging.ts';
import { createPool, isDatabaseAway } from '../database.ts';

function recordingLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return { lines, log: createLog('info', destination) };
}

test('a lost connection is logged, but not while the pool closes', async () => {
  const { lines, log } = recordingLog();
  const pool = createPool(databaseAt(inject('serverUrl'), 'postgres'), log, { max: 2 });
  const [idle, busy] = await Promise.all([pool.connect(), pool.connect()]);
  const { rows } = await idle.query<{ pid: number }>('select pg_backend_pid() as pid');
  idle.release();
  await busy.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => lines.join('')).toContain('database connection lost');
  busy.release();

  const logged = lines.length;
  await pool.end();
  pool.emit('error', new Error('terminating connection due to administrator command'));
  expect(lines).toHaveLength(logged);
});

test('a primary that has become a replica counts as unreachable, because the next connection leads to the new one', async () => {
  const pool = createPool(databaseAt(inject('serverUrl'), 'postgres'), createLog('silent'), { max: 1 });
  const client = await pool.connect();
  await client.query('begin read only');
  const error = await client.query('create table note ()').catch((reason: unknown) => reason);
  await client.query('rollback');
  client.release();
  await pool.end();
  expect(error).toMatchObject({ code: '25006' });
  expect(isDatabaseAway(error)).toBe(true);
});
