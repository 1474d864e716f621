import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import type { LettingGo } from './remove-user.server.ts';
import { sweepAccounts, sweepAccountsJob } from './sweep-accounts.server.ts';

export { accountsApi } from './api.server.ts';
export { accountEmails } from './emails/accounts.tsx';
export { inEvenTime } from './even-time.server.ts';
export { changeRole, setActive } from './manage-user.server.ts';
export { hashPassword, passwordMatches } from './passwords.server.ts';
export { removeUser } from './remove-user.server.ts';
export { personOf, readSession, sessionCookieName } from './session-cookie.server.ts';
export { endSessions } from './sessions.server.ts';
export { portraitsAmong } from './users.server.ts';

export type { LettingGo };

export const accountJobs = (ctx: Context, questions: Pick<LettingGo, 'photoReplaced'>): JobHandler[] => [
  handles(sweepAccountsJob, () => sweepAccounts(ctx, questions)),
];

export const recurringAccountJobs: Recurring[] = [{ pattern: '41 * * * *', job: sweepAccountsJob }];
