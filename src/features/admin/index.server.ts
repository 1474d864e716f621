export { adminApi } from './api.server.ts';
export { adminJobs, recurringAdminJobs } from './audit/sweep-audit-log.server.ts';
