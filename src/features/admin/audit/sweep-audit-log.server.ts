import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { handles, type Job, type JobHandler, type Recurring } from '../../../platform/jobs/jobs.ts';

const sweepAuditLogJob: Job<Record<string, never>> = { name: 'sweep_audit_log', payload: z.object({}) };

/**
 * The subjects of what the privacy policy calls the security log. Other entries are kept with the records they are
 * about.
 */
const securitySubjects = ['user', 'asset'];
/** Twelve months, as the privacy policy promises. */
const storedDays = 365;

/**
 * Deletes security log entries after twelve months: who changed, deactivated or deleted an account, or deleted a file.
 */
async function sweepAuditLog({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - storedDays * 24 * 3_600_000);
  await db
    .deleteFrom('auditLog')
    .where('at', '<', before)
    .where('subjectType', 'in', securitySubjects)
    .execute();
}

/** The handlers of the feature’s jobs. */
export const adminJobs = (ctx: Context): JobHandler[] => [
  handles(sweepAuditLogJob, () => sweepAuditLog(ctx)),
];

export const recurringAdminJobs: Recurring[] = [
  { pattern: '31 4 * * *', job: sweepAuditLogJob, catchesUp: true },
];
