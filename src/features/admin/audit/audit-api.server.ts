import { admins } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { endpoint, respond } from '../../../platform/http/endpoint.ts';
import { readingFrom } from '../../../platform/http/recent-writes.ts';
import { hasNumber } from '../../payments/index.server.ts';
import * as shapes from '../contract.ts';
import { auditLogCsv, listAuditLog } from './audit-log.server.ts';

const tag = 'Administration';

const listRoute = endpoint({
  operationId: 'listAuditEntries',
  method: 'get',
  path: '/admin/audit-log',
  tag,
  allow: admins,
  summary: 'The audit log: search by person, action, id and details',
  query: shapes.AuditQuery,
  response: shapes.AuditLog,
});

const csvRoute = endpoint({
  operationId: 'exportAuditEntries',
  method: 'get',
  path: '/admin/audit-log.csv',
  tag,
  allow: admins,
  summary: 'The audit log as CSV, all pages',
  query: shapes.AuditFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

/** The audit log: privileged actions in the product. */
export function auditApi(ctx: Context) {
  return newApi()
    .openapi(
      listRoute,
      respond(listRoute, (c) => listAuditLog(ctx.db, c.req.valid('query'), hasNumber)),
    )
    .openapi(
      csvRoute,
      respond(csvRoute, (c) => auditLogCsv(readingFrom(ctx, c).db, c.req.valid('query'), hasNumber)),
    );
}
