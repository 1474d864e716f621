import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import {
  issueCredential,
  issueCredentialJob,
  issueMissing,
  issueMissingJob,
} from './issue-credential.server.ts';
import { signStatusList, signStatusListJob } from './status/status-lists.server.ts';

export const credentialJobs = (ctx: Context): JobHandler[] => [
  handles(issueCredentialJob, ({ number }) => issueCredential(ctx, number)),
  handles(issueMissingJob, () => issueMissing(ctx)),
  handles(signStatusListJob, ({ id }) => signStatusList(ctx, id)),
];

export const recurringCredentialJobs: Recurring[] = [{ pattern: '*/10 * * * *', job: issueMissingJob }];
