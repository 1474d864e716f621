export { adminApi } from './api.server.ts';
export { adminJobs, recurringAdminJobs } from './sweep-audit-log.server.ts';
