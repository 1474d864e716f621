import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import type { RemovalHooks } from './users/remove-user.server.ts';
import { sweepAccounts, sweepAccountsJob } from './users/sweep-accounts.server.ts';

export { accountsApi } from './api.server.ts';
export { accountEmails } from './emails/accounts.tsx';
export { hashPassword, passwordMatches } from './passwords/passwords.server.ts';
export { inConstantTime } from './registration/constant-time.server.ts';
export { personOf, readSession, sessionCookieName } from './sessions/session-cookie.server.ts';
export { administrators } from './users/administrators.server.ts';
export { changeRole, promoteToAdmin, setActive } from './users/manage-user.server.ts';
export { removeUser } from './users/remove-user.server.ts';
export { holdPassword, photosAmong } from './users/users.server.ts';

export type { RemovalHooks };

/** The handlers of the feature’s jobs. */
export const accountJobs = (ctx: Context, deps: Pick<RemovalHooks, 'photoReplaced'>): JobHandler[] => [
  handles(sweepAccountsJob, () => sweepAccounts(ctx, deps)),
];

export const recurringAccountJobs: Recurring[] = [{ pattern: '41 * * * *', job: sweepAccountsJob }];
