import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { auditApi } from './audit/audit-api.server.ts';
import { usersApi } from './users/users-api.server.ts';

/** Managing users, and the audit log. */
export function adminApi(ctx: Context) {
  return newApi().route('/', usersApi(ctx)).route('/', auditApi(ctx));
}
