import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { findExpiring, findExpiringJob, noticeJob, sendNotice } from './expiry/expiry-emails.server.ts';
import {
  issueCredential,
  issueCredentialJob,
  issueMissing,
  issueMissingJob,
} from './issuing/issue-credential.server.ts';
import { signAgain, signAgainJob } from './issuing/sign-again.server.ts';
import { signStatusList, signStatusListJob } from './status/status-lists.server.ts';

/** The handlers of the feature’s jobs. */
export const credentialJobs = (ctx: Context): JobHandler[] => [
  handles(issueCredentialJob, ({ number }) => issueCredential(ctx, number)),
  handles(issueMissingJob, () => issueMissing(ctx)),
  handles(signStatusListJob, ({ id }) => signStatusList(ctx, id)),
  handles(signAgainJob, ({ kid }) => signAgain(ctx, kid)),
  handles(findExpiringJob, () => findExpiring(ctx)),
  handles(noticeJob, ({ number }) => sendNotice(ctx, number)),
];

/** Patterns are in UTC. */
export const recurringCredentialJobs: Recurring[] = [
  { pattern: '*/10 * * * *', job: issueMissingJob },
  { pattern: '40 7 * * *', job: findExpiringJob, catchesUp: true },
];
