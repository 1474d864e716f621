import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { followPayouts } from '../../../src/features/payouts/sending/send-payout.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import { keysFrom } from '../../../src/platform/crypto/keys.ts';
import { createDb, createPool } from '../../../src/platform/database/database.ts';
import { createLog } from '../../../src/platform/observability/logging.ts';

/**
 * A process that sends the approved payouts of a database and kills itself with SIGKILL before its nth statement, or its
 * nth request to a provider; it ends with `done` if there are fewer.
 */
const { databaseUrl, settings, killAt, before, minutesLater } = JSON.parse(process.argv[2] ?? '{}');

let left = Number(killAt);
function countDown(): void {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
}
const die: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (before === 'statement') countDown();
    return node;
  },
  transformResult: async ({ result }) => result,
};

if (before === 'request')
  for (const channel of ['http.client.request.created', 'undici:request:create'])
    subscribe(channel, countDown);

const log = createLog('silent');
const pool = createPool(databaseUrl, log, { max: 2 });
const ctx = {
  settings,
  log,
  db: createDb(pool).withPlugin(die),
  clock: () => new Date(Date.now() + minutesLater * 60_000),
  keyFor: keysFrom('a secret for tests only'),
} as unknown as Context;
await followPayouts(ctx);
writeSync(1, 'done');
await pool.end();
