import { expect, inject, test } from 'vitest';
import { databaseAt } from '../../../test/harness/database-names.ts';
import { createLog } from '../../platform/observability/logging.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { openConnections } from './connections.ts';

test('requests have as many connections as the settings say, and jobs have their own', async () => {
  const settings = readSettings({
    DATABASE_URL: databaseAt(inject('serverUrl'), 'postgres'),
    DATABASE_POOL: '7',
    WORKER_CONCURRENCY: '2',
  });
  const { pool, direct, close } = await openConnections(settings, createLog('silent'));
  const busy = await Promise.all(Array.from({ length: 7 }, () => pool.connect()));
  const next = pool.query('select 1');
  expect(pool.waitingCount).toBe(1);
  expect((await direct.query('select 1')).rowCount).toBe(1);
  expect(direct.options.max).toBe(7);
  for (const connection of busy) connection.release();
  expect((await next).rowCount).toBe(1);
  await close();
});
