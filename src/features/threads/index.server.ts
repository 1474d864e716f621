import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { digestJob, digestsJob, sendDigest, startDigests } from './emails/digest.server.ts';

export { threadsApi } from './api.server.ts';
export { forgetThreadEmails } from './emails/frequency.server.ts';
export { threadEmails } from './emails/threads.tsx';
export { medianAnswerHours } from './reading/answer-time.server.ts';

/** The handlers of the feature’s jobs. */
export const threadJobs = (ctx: Context): JobHandler[] => [
  handles(digestsJob, () => startDigests(ctx)),
  handles(digestJob, ({ userId }) => sendDigest(ctx, userId)),
];

export const recurringThreadJobs: Recurring[] = [{ pattern: '0 6 * * *', job: digestsJob, catchesUp: true }];
