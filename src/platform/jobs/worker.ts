import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../database/database.ts';
import type { Log } from '../observability/logging.ts';
import type { JobHandler, Recurring } from './jobs.ts';
import { runnerLog } from './runner-log.ts';
import { createWorkerRegister, heartbeatMs } from './worker-register.ts';

type Parts = {
  /** Connections to PostgreSQL itself: the job library listens, and uses named statements. */
  pool: Pool;
  log: Log;
  handlers: JobHandler[];
  recurring: Recurring[];
  /** The maximum number of jobs to run at once. */
  concurrency: number;
};
type Register = ReturnType<typeof createWorkerRegister>;

/** Runs jobs in this process. */
export type Worker = {
  /** False before the first start and during a restart. */
  isRunning: () => boolean;
  /** Waits for running jobs. */
  stop: () => Promise<void>;
};

/** One run of the job library's runner. */
type Run = {
  /** Settles when it takes no more jobs: because it was asked to stop, or could not record a job's result. */
  ending: Promise<void>;
  /** Settles when its last job has ended as well. */
  drained: Promise<void>;
  /** Settles when all job results are recorded as well; never, if the library has lost count. */
  released: Promise<unknown>;
  stop: () => void;
};

/** Milliseconds before a failed runner is replaced. */
const shortestBackOff = 100;
const longestBackOff = 1_000;
/** A runner that lasted this many milliseconds counts as stable: the next back-off is short again. */
const lasting = 10_000;
/** How long to wait for a stopped runner's last records, in milliseconds. */
const timeoutMs = 2_000;
/** How many completed jobs are remembered: more than can run at once. */
const remembered = 200;

/** Connections that a worker of this concurrency uses at once: for its jobs, its listener, heartbeats and schedule. */
export const connectionsFor = (concurrency: number): number => concurrency + 3;

/**
 * Runs jobs in this process, alongside any number of others. A failed runner, for example after losing the database, is
 * replaced with increasing back-off until the worker is stopped.
 */
export function startWorker(parts: Parts): Worker {
  const { pool, log } = parts;
  const register = createWorkerRegister(pool, log);
  const stopping = new AbortController();
  let current: Run | undefined;
  let drained: Promise<unknown> = Promise.resolve();
  /** Whether jobs may have failed only because the database was unreachable. */
  let mayBeOutage = false;
  const noteOutage = () => {
    mayBeOutage = true;
  };
  async function report(): Promise<void> {
    await register.beat();
    if (!mayBeOutage) return;
    mayBeOutage = false;
    await retrySoon(pool).catch((error: unknown) => {
      mayBeOutage = true;
      throw error;
    });
  }
  const beat = () =>
    report().catch((error: unknown) => log.debug({ err: error }, 'the job worker could not report'));
  const heart = setInterval(beat, heartbeatMs);
  const supervising = supervise();

  async function supervise(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const began = performance.now();
      await runOnce();
      current = undefined;
      if (performance.now() - began > lasting) failures = 0;
      await pause(Math.min(shortestBackOff * 2 ** failures, longestBackOff), undefined, {
        signal: stopping.signal,
      }).catch(() => {});
    }
  }

  async function runOnce(): Promise<void> {
    try {
      mayBeOutage = true;
      await report();
      current = await startRun(parts, register, { beat, noteOutage });
    } catch (error) {
      log.warn({ err: error }, 'the job runner cannot start yet');
      return;
    }
    drained = Promise.all([drained, current.drained]);
    if (stopping.signal.aborted) current.stop();
    await current.ending;
    if (!stopping.signal.aborted) log.warn('the job runner has stopped and is being restarted');
  }

  return {
    isRunning: () => current !== undefined,
    async stop() {
      stopping.abort();
      clearInterval(heart);
      const last = current;
      last?.stop();
      await supervising;
      await drained;
      await Promise.race([last?.released, pause(timeoutMs)]);
      await beat();
    },
  };
}

async function startRun(
  { pool, log, handlers, recurring, concurrency }: Parts,
  register: Register,
  { beat, noteOutage }: { beat: () => void; noteOutage: () => void },
): Promise<Run> {
  const ending = Promise.withResolvers<void>();
  const drained = Promise.withResolvers<void>();
  const done: string[] = [];
  const events = new EventEmitter() as WorkerEvents;
  events.on('job:success', ({ job }) => {
    done.push(job.id);
    if (done.length > remembered) done.shift();
  });
  events.on('job:error', ({ error }) => {
    if (isDatabaseAway(error)) noteOutage();
  });
  events.on('pool:gracefulShutdown', () => ending.resolve());
  let workers = 0;
  events.on('worker:create', () => {
    workers += 1;
  });
  // The pool itself is not awaited: after two failed batches the library never reports its release.
  events.on('worker:stop', ({ worker }) => {
    workers -= 1;
    if (workers > 0) return;
    register.end(worker.workerPool.id, done);
    noteOutage();
    beat();
    drained.resolve();
  });
  const released = once(events, 'pool:release');
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(handlers),
    crontab: recurring.map(crontabLine).join('\n'),
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    events,
    preset: {
      plugins: [registerBeforeWork(register, ending.promise)],
      // Without batches the library leaves a rejected job completion unhandled, which ends the process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
    logger: runnerLog(log),
  });
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    runner.stop().catch((error: unknown) => log.debug({ err: error }, 'while stopping the job runner'));
  };
  // The database may have locked a job although the query failed; ending the runner releases it.
  events.on('worker:getJob:error', stop);
  ending.promise.then(stop);
  return { ending: ending.promise, drained: drained.promise, released, stop };
}

/** Registers the runner before it takes its first job, so that no job is ever locked by an unknown worker. */
function registerBeforeWork(register: Register, ending: Promise<void>): GraphileConfig.Plugin {
  let registered: Promise<void> | undefined;
  let isOver = false;
  ending.then(() => {
    isOver = true;
  });
  async function untilRegistered(id: string): Promise<void> {
    while (
      !isOver &&
      !(await register.register(id).then(
        () => true,
        () => false,
      ))
    )
      await pause(shortestBackOff);
  }
  return {
    name: 'RegisterWorkerPlugin',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker(_context, { worker }) {
          registered ??= untilRegistered(worker.workerPool.id);
          return registered;
        },
      },
    },
  };
}

/** Makes jobs that are waiting for a retry due immediately, unless they have been tried six times or more. */
async function retrySoon(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs
       where locked_at is null and last_error is not null and run_at > now()
       and attempts < least(max_attempts, $1)
     ), run_at => now())`,
    [fewAttempts],
  );
}
const fewAttempts = 6;

function crontabLine({ pattern, job, maxAttempts, catchesUp }: Recurring): string {
  const options = [maxAttempts && `max=${maxAttempts}`, catchesUp && 'fill=12h'].filter(Boolean);
  return [pattern, job.name, options.length > 0 && `?${options.join('&')}`].filter(Boolean).join(' ');
}

/** The handlers as the job library calls them. */
export const tasksOf = (handlers: JobHandler[]): TaskList =>
  Object.fromEntries(
    handlers.map((handler) => [
      handler.name,
      (payload: unknown, helpers: { job: { id: string } }) => handler.run(payload ?? {}, helpers.job.id),
    ]),
  );
