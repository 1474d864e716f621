import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger, type RunnerOptions, runOnce } from 'graphile-worker';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createApp } from '../../src/main/app.ts';
import { jobHandlers } from '../../src/main/jobs.ts';
import type { Context } from '../../src/platform/context.ts';
import { keysFrom } from '../../src/platform/crypto/keys.ts';
import { createDb, createPool } from '../../src/platform/database/database.ts';
import { onlyPrimary } from '../../src/platform/database/replicas/reader.ts';
import { noLimits } from '../../src/platform/http/security/limiter.ts';
import { readQueue } from '../../src/platform/jobs/queue-figures.ts';
import { tasksOf } from '../../src/platform/jobs/worker.ts';
import type { Message } from '../../src/platform/mail/mailer.ts';
import { openStores } from '../../src/platform/media/stores.ts';
import { createLog, type Log } from '../../src/platform/observability/logging.ts';
import { readSettings, type Settings } from '../../src/platform/settings/settings.ts';
import { databaseAt, databasePrefix, templateOf } from './database-names.ts';

export type TestProduct = {
  ctx: Context;
  app: ReturnType<typeof createApp>['app'];
  api: ReturnType<typeof createApp>['api'];
  /** Moves the product's clock forward, or back if negative. */
  advance: (milliseconds: number) => void;
  /** Runs every due job and returns the emails that they send. */
  runJobs: () => Promise<Message[]>;
  close: () => Promise<void>;
};

/** The whole product without its pages, on its own database and data folder. Close it in `afterAll`. */
export async function createTestProduct(
  overrides: Partial<Settings> = {},
  log: Log = createLog(process.env.TEST_LOG ?? 'silent'),
): Promise<TestProduct> {
  const name = databasePrefix(inject('runId')) + randomBytes(6).toString('hex');
  await copyTemplate(name);
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-'));
  const direct = createPool(databaseAt(inject('serverUrl'), name), log, { max: 8 });
  const poolerUrl = inject('poolerUrl');
  const pool = poolerUrl
    ? createPool(databaseAt(poolerUrl, name), log, { max: 8, namedStatements: false })
    : direct;
  let offset = 0;
  const settings = {
    ...readSettings({
      DATA_DIR: dataDir,
      APP_URL: 'http://localhost:3000',
      SANDBOX: 'on',
      FFMPEG_PATH: 'off',
    }),
    ...overrides,
  };
  const db = createDb(pool);
  const ctx: Context = {
    settings,
    pool,
    direct,
    db,
    reads: onlyPrimary({ pool, db }),
    clock: () => new Date(Date.now() + offset),
    log,
    limiter: noLimits,
    ...openStores(settings),
    keyFor: keysFrom('a secret for tests only'),
  };
  const { app, api } = createApp(ctx, { pages: false });
  const options = jobOptions(ctx);
  return {
    ctx,
    app,
    api,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    runJobs: () => runDueJobs(ctx, options),
    close: async () => {
      await pool.end();
      if (direct !== pool) await direct.end();
      await onServer(`drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a migrated database with this name. */
export const copyTemplate = (name: string): Promise<void> =>
  onServer(`create database ${name} template ${templateOf(inject('runId'))} strategy file_copy`);

/** Runs a statement on the test server itself, such as one that creates a database. */
export async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('serverUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const quiet = new Logger(() => () => {});

// Without batches the library does not wait until results are recorded, and the next run could miss a job.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** One object for all runs: for each object, the library remembers which tasks it has registered. */
const jobOptions = ({ direct }: Context): RunnerOptions => ({
  pgPool: direct,
  noHandleSignals: true,
  logger: quiet,
  preset,
});

async function runDueJobs(ctx: Context, options: RunnerOptions): Promise<Message[]> {
  const sent: Message[] = [];
  const mailer = { send: async (message: Message) => void sent.push(message), close: () => {} };
  const tasks = tasksOf(jobHandlers(ctx, mailer));
  // A queue stays locked until a job's result has been recorded, but the library looks for its next job before that.
  for (let left = Infinity, before = 0; left > 0 && left !== before; ) {
    before = left;
    await runOnce(options, tasks);
    left = (await readQueue(ctx.pool)).waiting;
  }
  return sent;
}
