import { admins } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { answer, endpoint } from '../../platform/http/endpoint.ts';
import { auditLogCsv, listAuditLog } from './audit-log.server.ts';
import * as shapes from './contract.ts';

const tag = 'Administration';

const listRoute = endpoint({
  operationId: 'listAuditEntries',
  method: 'get',
  path: '/admin/audit-log',
  tag,
  allow: admins,
  summary: 'Who did what to what: search on person, action, id and details',
  query: shapes.AuditQuery,
  answer: shapes.AuditLog,
});

const csvRoute = endpoint({
  operationId: 'exportAuditEntries',
  method: 'get',
  path: '/admin/audit-log.csv',
  tag,
  allow: admins,
  summary: 'The same, all pages of it, as a table for spreadsheets',
  query: shapes.AuditFilter,
  answer: shapes.Csv,
  produces: 'text/csv',
});

/** What was done in the product by those who may do more than others. */
export function auditApi(ctx: Context) {
  return newApi()
    .openapi(
      listRoute,
      answer(listRoute, (c) => listAuditLog(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      csvRoute,
      answer(csvRoute, (c) => auditLogCsv(ctx.db, c.req.valid('query'))),
    );
}
