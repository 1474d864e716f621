import type { Job } from 'graphile-worker';
import { expect, test } from 'vitest';
import { createLog } from '../observability/logging.ts';
import { runnerLog } from './runner-log.ts';

function recording() {
  const records: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void records.push(JSON.parse(line)) });
  return { logger: runnerLog(log), records };
}

test('a failed job is one record with its error as a field and without its payload', () => {
  const { logger, records } = recording();
  const error = new Error('No route to the mail server.');
  const job = {
    id: '7',
    task_identifier: 'send_email',
    attempts: 2,
    max_attempts: 12,
    payload: { token: 'x' },
  };
  const message = `Failed task 7 (send_email) with error:\n  ${error.stack}`;
  logger.error(message, { failure: true, job: job as unknown as Job, error, duration: 1500 });
  expect(records).toMatchObject([
    {
      msg: 'job failed',
      err: { message: error.message },
      job: { id: '7', name: 'send_email', attempts: 2, mostAttempts: 12, seconds: 1.5 },
    },
  ]);
  expect(JSON.stringify(records)).not.toContain('token');
});

test('the library’s warnings are not lost', () => {
  const { logger, records } = recording();
  logger.warn('A task has no handler.');
  logger.info('Completed task 7');
  expect(records.map(({ level, msg }) => [level, msg])).toEqual([[40, 'A task has no handler.']]);
});
