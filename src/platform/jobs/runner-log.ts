import type { Job } from 'graphile-worker';
import { Logger } from 'graphile-worker';
import type { Log } from '../observability/logging.ts';

type FailedJob = { job: Job; error: unknown; duration: number };

/**
 * The job runner's own log, as structured records. The library's message about a failed job contains the stack; ours has
 * the error as a field, and never the payload.
 */
export const runnerLog = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure === true) return failed(log, meta as unknown as FailedJob);
    if (level === 'error') return log.error(message);
    if (level === 'warning') return log.warn(message);
    log.debug(message);
  });

function failed(log: Log, { job, error, duration }: FailedJob): void {
  const { id, task_identifier: name, attempts, max_attempts: mostAttempts } = job;
  const about = { id, name, attempts, mostAttempts, seconds: duration / 1000 };
  log.error({ err: error, job: about }, 'job failed');
}
