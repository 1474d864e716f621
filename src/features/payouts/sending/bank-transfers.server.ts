import { toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { streamRows } from '../../../platform/database/queries/stream-rows.ts';
import { type CsvColumn, csvDownload } from '../../../platform/http/responses/csv.ts';
import { noSuchPayout, noTransfersWaiting, notByBank, notSentYet } from '../failures.server.ts';
import { byBank } from '../methods.server.ts';
import { type Details, detailsOrBlank } from '../profile/details.server.ts';
import { showRun } from '../runs/runs.server.ts';
import { lockPayout, movePayout, type PayoutRow } from './move-payout.server.ts';

type Transfer = PayoutRow & { details: Details };

const columns: CsvColumn<Transfer>[] = [
  ['Reference', ({ id }) => id],
  ['Account holder', ({ details }) => details.legalName],
  ['Address', ({ details }) => details.address.replaceAll(/\s*\n\s*/g, ', ')],
  ['Country', ({ details }) => details.country],
  ['IBAN', ({ details }) => details.iban ?? ''],
  ['Bank code', ({ details }) => details.bankCode ?? ''],
  ['Account number', ({ details }) => details.accountNumber ?? ''],
  ['Amount', ({ cents }) => toDollars(cents).toFixed(2)],
  ['Currency', () => 'USD'],
];

/**
 * The bank transfers of an approved run that still have to be made, for the bank. Those marked as sent are left out, so
 * that nobody makes them twice. The audit log records who downloads the list, but not the HEAD request with which the
 * browser first checks that it is available.
 */
export async function bankCsv(ctx: Context, admin: Viewer, runId: string, method: string): Promise<Response> {
  await showRun(ctx.db, runId);
  if (method === 'GET')
    await audit(ctx.db, admin._id, 'payouts.bank_exported', { type: 'payoutRun', id: runId });
  return csvDownload('bank-transfers', columns, opened(ctx, runId));
}

async function* opened(ctx: Context, runId: string): AsyncGenerator<Transfer[]> {
  const rows = ctx.db
    .selectFrom('payouts')
    .selectAll()
    .where('runId', '=', runId)
    .where('method', '=', byBank)
    .where('state', '=', 'approved')
    .where('sealed', 'is not', null)
    .orderBy('id');
  for await (const batch of streamRows(rows))
    yield batch.map((row) => ({ ...row, details: detailsOrBlank(ctx, row.sealed ?? '') }));
}

/**
 * Records that the bank transfers of a run have been made, to the accounts that the list shows.
 * @throws 409 when none are waiting: another administrator may have made them
 */
export async function markBankSent(ctx: Context, admin: Viewer, runId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('payouts')
      .selectAll()
      .where('runId', '=', runId)
      .where('method', '=', byBank)
      .where('state', '=', 'approved')
      .orderBy('userId')
      .forUpdate()
      .execute();
    if (rows.length === 0) throw noTransfersWaiting();
    for (const payout of rows) await movePayout(ctx, trx, payout, 'sent', { actorId: admin._id });
    await audit(
      trx,
      admin._id,
      'payouts.bank_sent',
      { type: 'payoutRun', id: runId },
      { transfers: rows.length },
    );
  });
}

type Outcome = { outcome: 'paid' | 'failed' | 'returned'; reason: string };

/**
 * Records the outcome of a bank transfer.
 * @throws 404, or 409 for a payout through a provider, or one that is not in a state for this outcome
 */
export async function settleByHand(ctx: Context, admin: Viewer, id: string, result: Outcome): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const payout = await lockPayout(trx, id);
    if (!payout) throw noSuchPayout();
    if (payout.method !== byBank) throw notByBank();
    if (payout.state === 'drafted' || payout.state === 'approved') throw notSentYet();
    const { outcome, reason } = result;
    await movePayout(ctx, trx, payout, outcome, {
      reason: outcome === 'paid' ? '' : reason,
      actorId: admin._id,
    });
    await audit(trx, admin._id, `payouts.${outcome}`, { type: 'payout', id }, { reason });
  });
}
