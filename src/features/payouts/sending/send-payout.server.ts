import { isId } from '../../../contract/ids.ts';
import type { Context } from '../../../platform/context.ts';
import {
  type PayoutFact,
  type PayoutRequest,
  ProviderFailure,
  payoutGatewayFor,
} from '../../payments/index.server.ts';
import { byBank } from '../methods.server.ts';
import { detailsOrBlank } from '../profile/details.server.ts';
import { refusalReason } from '../rules/refusal.ts';
import { lockPayout, movePayout, type PayoutRow } from './move-payout.server.ts';
import { stopPayout } from './stop-payouts.server.ts';

/**
 * Runs the `send_payout` job. The payout is marked as sent before its provider is called, so that a crash at any moment
 * leaves a payout that is sent again with the same id, and never one that is paid twice.
 * @throws an Error while the provider does not respond, so that the job is retried
 */
export async function sendPayout(ctx: Context, { payoutId }: { payoutId: string }): Promise<void> {
  const payout = await markSent(ctx, payoutId);
  if (payout) await carryOut(ctx, payout);
}

/** @returns the payout if it is to be sent; undefined if it is not approved, or was stopped */
const markSent = (ctx: Context, id: string): Promise<PayoutRow | undefined> =>
  ctx.db.transaction().execute(async (trx) => {
    const payout = await lockPayout(trx, id);
    if (payout?.method === byBank) return undefined;
    if (payout?.state === 'sent') return payout;
    if (payout?.state !== 'approved') return undefined;
    if (await stopPayout(ctx, trx, payout)) return undefined;
    await movePayout(ctx, trx, payout, 'sent');
    return { ...payout, state: 'sent' };
  });

/** Sends a payout. The provider knows it by its id, so sending it again does not pay twice. */
async function carryOut(ctx: Context, payout: PayoutRow): Promise<void> {
  const gateway = payoutGatewayFor(ctx, payout.method);
  if (!gateway) throw new Error(`Payout ${payout.id} needs a provider that is not configured.`);
  try {
    const fact = await gateway.send(requestOf(ctx, payout));
    await settlePayout(ctx, payout.id, fact);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (!error.refused) throw error;
    const why = error.sentence
      ? { reason: error.sentence }
      : { reason: refusalReason(error.message), isQuoted: true };
    await settlePayout(ctx, payout.id, { kind: 'failed', reference: null, ...why });
  }
}

/**
 * Asks the provider about a payout that was sent, and sends it if the provider has never received it.
 * @param payoutId may come from a provider's message about a transfer that is not ours
 */
export async function followPayout(ctx: Context, payoutId: string): Promise<void> {
  if (!isId(payoutId)) return;
  const payout = await ctx.db.selectFrom('payouts').selectAll().where('id', '=', payoutId).executeTakeFirst();
  if (!payout || (payout.state !== 'sent' && payout.state !== 'paid') || payout.method === byBank) return;
  const gateway = payoutGatewayFor(ctx, payout.method);
  if (!gateway) return;
  const fact = await gateway.ask(requestOf(ctx, payout));
  if (fact.kind !== 'unknown') await settlePayout(ctx, payout.id, fact);
  else if (payout.state === 'sent') await carryOut(ctx, payout);
}

function requestOf(ctx: Context, { id, cents, sealed, reference }: PayoutRow): PayoutRequest {
  const details = sealed ? detailsOrBlank(ctx, sealed) : undefined;
  return {
    payoutId: id,
    cents,
    currency: 'usd',
    to: { reference: details?.reference ?? null, email: details?.email ?? null },
    reference,
  };
}

/** Records what a provider reports about a payout, once: reporting the same again changes nothing. */
export async function settlePayout(ctx: Context, id: string, fact: PayoutFact): Promise<void> {
  if (fact.kind === 'unknown') return;
  await ctx.db.transaction().execute(async (trx) => {
    const payout = await lockPayout(trx, id);
    if (!payout) return;
    if (fact.kind === 'processing') {
      const { reference, note = '' } = fact;
      await trx
        .updateTable('payouts')
        .set({ askedAt: ctx.clock(), reason: note, ...(reference && { reference }) })
        .where('id', '=', id)
        .where('state', '=', 'sent')
        .execute();
      return;
    }
    const isChange = payout.state === 'sent' || (payout.state === 'paid' && fact.kind !== 'paid');
    if (!isChange) return;
    // Money that a provider takes back after it was paid has been returned, whatever the provider calls it.
    const to = payout.state === 'paid' ? 'returned' : fact.kind;
    const { reason, isQuoted } = fact.kind === 'paid' ? { reason: '' } : fact;
    const reasonCode = isQuoted ? 'provider_refused' : null;
    await movePayout(ctx, trx, payout, to, { reason, reasonCode, reference: fact.reference });
  });
}

const batchSize = 200;
const pauseMs = 10 * 60_000;

/**
 * Runs the recurring job: sends approved payouts whose job was lost, and asks about those that were sent, each at most
 * every ten minutes. A provider that does not respond does not hold up the others.
 */
export async function followPayouts(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock().getTime() - pauseMs);
  const silent = new Set<string>();
  for (const { id, method, state } of await due(ctx, before)) {
    if (silent.has(method)) continue;
    try {
      if (state === 'approved') await sendPayout(ctx, { payoutId: id });
      else await followPayout(ctx, id);
    } catch (error) {
      if (error instanceof ProviderFailure && !error.refused) silent.add(method);
      ctx.log.warn({ err: error, payoutId: id }, 'the state of a payout could not be checked');
    }
    await ctx.db
      .updateTable('payouts')
      .set({ askedAt: ctx.clock() })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .execute();
  }
}

const due = ({ db }: Context, before: Date) =>
  db
    .selectFrom('payouts')
    .innerJoin('payoutRuns', 'payoutRuns.id', 'payouts.runId')
    .select(['payouts.id', 'payouts.method', 'payouts.state'])
    .where('payouts.method', '<>', byBank)
    .where((where) =>
      where.or([
        where.and([
          where('payouts.state', '=', 'sent'),
          where('payouts.sentAt', '<', before),
          where.or([where('payouts.askedAt', 'is', null), where('payouts.askedAt', '<', before)]),
        ]),
        where.and([where('payouts.state', '=', 'approved'), where('payoutRuns.decidedAt', '<', before)]),
      ]),
    )
    .orderBy('payouts.askedAt', (order) => order.asc().nullsFirst())
    .orderBy('payouts.id')
    .limit(batchSize)
    .execute();
