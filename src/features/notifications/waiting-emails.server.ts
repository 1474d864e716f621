import type { Context } from '../../platform/context.ts';
import { countJobs } from '../../platform/jobs/queue-figures.ts';
import { sendEmailJob, sendSealedEmailJob } from './queue-email.server.ts';

/** The number of emails that have not been sent and will still be tried. */
export const countWaitingEmails = ({ pool }: Pick<Context, 'pool'>): Promise<number> =>
  countJobs(pool, [sendEmailJob.name, sendSealedEmailJob.name]);
