import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler } from '../../platform/jobs/jobs.ts';
import { emailSession, sessionEmailsJob } from './emails/session-emails.server.ts';

export { liveSessionsApi } from './api.server.ts';
export { forgetLiveSessions } from './attending/register.server.ts';
export { liveSessionEmails } from './emails/session.tsx';
export { cancelSessionsOf } from './planning/change-session.server.ts';
export { nextSession } from './reading/sessions.server.ts';

/** The handlers of the feature’s jobs. */
export const liveSessionJobs = (ctx: Context): JobHandler[] => [
  handles(sessionEmailsJob, (about) => emailSession(ctx, about)),
];
