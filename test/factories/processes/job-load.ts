import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { createDb, createPool } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/platform/database/schema/migrate.ts';
import { addJob, handles } from '../../../src/platform/jobs/jobs.ts';
import { startWorker } from '../../../src/platform/jobs/worker.ts';
import { logProcess } from '../../../src/platform/observability/log-process.ts';
import { createLog } from '../../../src/platform/observability/logging.ts';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded.ts';

/**
 * A process that adds and runs jobs, like the product, on the database in the folder given as its argument. It logs
 * like the product, and tells its parent which jobs were acknowledged and which were done.
 */
const [, , folder = ''] = process.argv;
mkdirSync(folder, { recursive: true });
const log = createLog('info');
logProcess(log);
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const pool = createPool(server.connectionString, log, { max: 10 });
const db = createDb(pool);
await migrate(pool);

const job = { name: 'count', payload: z.object({ number: z.number() }) };
const seen = new Set<number>();
const send = (message: object) => process.send?.(message);
const worker = startWorker({
  pool,
  log,
  handlers: [
    handles(job, async ({ number }) => {
      await pause(5);
      // Every third job fails once, so that failures are recorded under load as well.
      if (number % 3 === 0 && !seen.has(number)) {
        seen.add(number);
        throw new Error('not this time');
      }
      send({ done: number });
    }),
  ],
  recurring: [],
  concurrency: 4,
});

let isAdding = process.argv[3] !== 'idle';
process.on('message', (message) => {
  if (message === 'stop adding') isAdding = false;
  if (message === 'state') send({ isRunning: worker.isRunning() });
  if (message === 'end') worker.stop().then(() => process.exit(0));
});
send({ isReady: true });
for (let number = 1; isAdding; number += 1) {
  const acknowledged = await addJob(db, job, { number }).then(
    () => true,
    () => false,
  );
  if (acknowledged) send({ added: number });
  await pause(acknowledged ? 2 : 50);
}
