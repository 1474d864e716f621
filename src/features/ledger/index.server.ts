import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { handles, type Job, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { checkLedger } from './check-ledger.server.ts';
import { releaseEarnings } from './release-earnings.server.ts';

export { instructorAccount } from './accounts.ts';
export { balanceOf } from './balance.server.ts';
export { checkLedger, findDifferences } from './check-ledger.server.ts';
export { followLine } from './follow-line.server.ts';
export { addOtherJournal } from './journals.server.ts';
export { releaseEarnings } from './release-earnings.server.ts';
export {
  holdDaysOf,
  type InstructorTerms,
  nextChange,
  type ShareTerms,
  termsAt,
  termsFor,
} from './terms.server.ts';

const releaseJob: Job<Record<string, never>> = { name: 'release_earnings', payload: z.object({}) };
const checkJob: Job<Record<string, never>> = { name: 'check_ledger', payload: z.object({}) };

/** The handlers of the feature’s jobs. */
export const ledgerJobs = (ctx: Context): JobHandler[] => [
  handles(releaseJob, () => releaseEarnings(ctx)),
  handles(checkJob, () => checkLedger(ctx)),
];

export const recurringLedgerJobs: Recurring[] = [
  { pattern: '7 * * * *', job: releaseJob },
  { pattern: '17 4 * * *', job: checkJob, catchesUp: true },
];
