import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler } from '../../platform/jobs/jobs.ts';
import { announceSharesJob, announceTermsJob } from './jobs.ts';
import { announceShares, announceTerms } from './terms/announce-terms.server.ts';

export { earningsApi } from './api.server.ts';
export { earningsEmails } from './emails/terms.tsx';

/** The handlers of the feature’s jobs. */
export const earningsJobs = (ctx: Context): JobHandler[] => [
  handles(announceTermsJob, (terms) => announceTerms(ctx, terms)),
  handles(announceSharesJob, (shares) => announceShares(ctx, shares)),
];
