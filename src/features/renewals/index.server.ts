export { renewalsApi } from './api.server.ts';
export { courseCreditsApi } from './course-credits/api.server.ts';
export { proofsAmong } from './course-credits/claims.server.ts';
export { renewalEmails } from './emails/index.ts';
export { evidenceApi } from './evidence/api.server.ts';
export { evidenceAmong } from './evidence/evidence-files.server.ts';
export { forgetRenewals } from './forget-renewals.server.ts';
export { courseCompleted, enterCompletedCourses } from './holdings/propose-allocations.server.ts';
export { recurringRenewalJobs, renewalJobs } from './jobs.server.ts';
