export { renewalsApi } from './api.server.ts';
export { forgetRenewals } from './forget-renewals.server.ts';
export { courseCompleted } from './holdings/propose-allocations.server.ts';
