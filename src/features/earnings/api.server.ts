import { admins, instructors } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import * as shapes from './contract.ts';
import { correctionsApi } from './corrections/api.server.ts';
import { earningsOf } from './earnings.server.ts';
import { listJournals } from './ledger/list-journals.server.ts';
import { trialBalance } from './ledger/trial-balance.server.ts';
import { listSales, salesCsv } from './sales/list-sales.server.ts';
import { statementCsv } from './statements/statement-csv.server.ts';
import { statementPdf } from './statements/statement-pdf.server.ts';
import { listStatements, statementOf } from './statements/statements.server.ts';
import { termsApi } from './terms/api.server.ts';

const tag = 'Earnings';

const earningsRoute = endpoint({
  operationId: 'getOwnEarnings',
  method: 'get',
  path: '/earnings',
  tag,
  allow: instructors,
  summary: 'An instructor’s balances, the next release, the shares in force and the last twelve months',
  response: shapes.EarningsResponse,
});

const salesRoute = endpoint({
  operationId: 'listOwnSales',
  method: 'get',
  path: '/earnings/sales',
  tag,
  allow: instructors,
  summary: 'An instructor’s sales: who brought the buyer, the share, and what has been earned',
  query: shapes.SaleQuery,
  response: shapes.SaleList,
});

const salesCsvRoute = endpoint({
  operationId: 'exportOwnSales',
  method: 'get',
  path: '/earnings/sales.csv',
  tag,
  allow: instructors,
  summary: 'An instructor’s sales as CSV, all pages',
  query: shapes.SaleFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

const statementsRoute = endpoint({
  operationId: 'listOwnStatements',
  method: 'get',
  path: '/earnings/statements',
  tag,
  allow: instructors,
  summary: 'An instructor’s months: carried forward, earned, paid out, balance',
  query: shapes.StatementQuery,
  response: shapes.StatementList,
});

const statementRoute = endpoint({
  operationId: 'getOwnStatement',
  method: 'get',
  path: '/earnings/statements/{month}',
  tag,
  allow: instructors,
  summary: 'A month’s statement: every change to what the instructor is owed',
  params: shapes.StatementParams,
  response: shapes.StatementResponse,
  failures: [404],
});

const statementCsvRoute = endpoint({
  operationId: 'exportOwnStatement',
  method: 'get',
  path: '/earnings/statements/{month}/statement.csv',
  tag,
  allow: instructors,
  summary: 'A month’s statement as CSV',
  params: shapes.StatementParams,
  response: shapes.Csv,
  produces: 'text/csv',
  failures: [404],
});

const statementPdfRoute = endpoint({
  operationId: 'printOwnStatement',
  method: 'get',
  path: '/earnings/statements/{month}/statement.pdf',
  tag,
  allow: instructors,
  summary: 'A month’s statement as PDF',
  params: shapes.StatementParams,
  response: shapes.Pdf,
  produces: 'application/pdf',
  failures: [404],
});

const trialBalanceRoute = endpoint({
  operationId: 'getTrialBalance',
  method: 'get',
  path: '/admin/ledger',
  tag,
  allow: admins,
  summary: 'The balance of every ledger account, and the last nightly check',
  response: shapes.TrialBalanceResponse,
});

const journalsRoute = endpoint({
  operationId: 'listJournals',
  method: 'get',
  path: '/admin/ledger/journals',
  tag,
  allow: admins,
  summary: 'The journals of the ledger with their entries: search by order number and instructor',
  query: shapes.JournalQuery,
  response: shapes.JournalList,
});

/** Instructors' earnings, and the ledger for administrators. */
export function earningsApi(ctx: Context) {
  return newApi()
    .route('/', termsApi(ctx))
    .route('/', correctionsApi(ctx))
    .openapi(
      earningsRoute,
      respond(earningsRoute, async (c) => ({ earnings: await earningsOf(ctx, viewerOf(c)._id) })),
    )
    .openapi(
      salesRoute,
      respond(salesRoute, (c) => listSales(ctx.db, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      salesCsvRoute,
      respond(salesCsvRoute, (c) => salesCsv(readingFrom(ctx, c).db, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      statementsRoute,
      respond(statementsRoute, (c) => listStatements(ctx, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      statementRoute,
      respond(statementRoute, async (c) => ({
        statement: await statementOf(ctx, viewerOf(c)._id, c.req.valid('param').month),
      })),
    )
    .openapi(
      statementCsvRoute,
      respond(statementCsvRoute, async (c) =>
        statementCsv(await statementOf(ctx, viewerOf(c)._id, c.req.valid('param').month)),
      ),
    )
    .openapi(
      statementPdfRoute,
      respond(statementPdfRoute, async (c) =>
        statementPdf(await statementOf(ctx, viewerOf(c)._id, c.req.valid('param').month), ctx.clock()),
      ),
    )
    .openapi(
      trialBalanceRoute,
      respond(trialBalanceRoute, async () => ({ trialBalance: await trialBalance(ctx.db) })),
    )
    .openapi(
      journalsRoute,
      respond(journalsRoute, (c) => listJournals(ctx.db, c.req.valid('query'))),
    );
}
