import type Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import { applyFact } from './apply-fact.server.ts';
import { orderOfPayment } from './gateways/stripe.server.ts';
import type { Fact } from './order.ts';
import { findByProvider, findOrder, type OrderRow } from './orders.server.ts';
import { settleOrder } from './settle-order.server.ts';

/** Does the `handle_webhook` job: acts on a stored message, and notes that it has been acted on. */
export async function handleWebhook(ctx: Context, { eventId }: { eventId: string }): Promise<void> {
  const stored = await ctx.db
    .selectFrom('webhookEvents')
    .select(['payload', 'processedAt'])
    .where('provider', '=', 'stripe')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (!stored || stored.processedAt) return;
  await act(ctx, stored.payload as Stripe.Event);
  await ctx.db
    .updateTable('webhookEvents')
    .set({ processedAt: ctx.clock() })
    .where('provider', '=', 'stripe')
    .where('eventId', '=', eventId)
    .execute();
}

/** A message is only the occasion: what counts about a checkout and its refunds is fetched from Stripe. */
async function act(ctx: Context, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return settle(ctx, await findByProvider(ctx.db, 'stripe', { reference: event.data.object.id }), event);
    case 'charge.refunded':
      return settle(ctx, await orderPaidBy(ctx, event.data.object.payment_intent), event);
    case 'refund.failed':
      return tell(
        ctx,
        await orderPaidBy(ctx, event.data.object.payment_intent),
        { kind: 'refundFailed' },
        event,
      );
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return tell(
        ctx,
        await orderPaidBy(ctx, event.data.object.payment_intent),
        disputeFact(event.data.object),
        event,
      );
    default:
      return undefined;
  }
}

async function settle(ctx: Context, order: OrderRow | undefined, event: Stripe.Event): Promise<void> {
  if (order) await settleOrder(ctx, order.id, event.type);
  else ctx.log.info({ event: event.id, type: event.type }, 'a Stripe message is about no order of ours');
}

async function tell(
  ctx: Context,
  order: OrderRow | undefined,
  fact: Fact | null,
  event: Stripe.Event,
): Promise<void> {
  if (!fact) return;
  if (order) await applyFact(ctx, order.id, fact, event.type);
  else ctx.log.info({ event: event.id, type: event.type }, 'a Stripe message is about no order of ours');
}

/** The order of a payment; asked at Stripe when the message about the payment itself has not arrived yet. */
async function orderPaidBy(
  ctx: Context,
  payment: string | Stripe.PaymentIntent | null,
): Promise<OrderRow | undefined> {
  const id = typeof payment === 'object' ? payment?.id : payment;
  if (!id || !ctx.settings.stripe) return undefined;
  const known = await findByProvider(ctx.db, 'stripe', { payment: id });
  if (known) return known;
  const orderId = await orderOfPayment(ctx.settings.stripe, id);
  return orderId ? findOrder(ctx.db, orderId) : undefined;
}

/** What a dispute's state means for the order; an early inquiry (`warning_…`) moves no money and means nothing yet. */
function disputeFact({ id, status }: Stripe.Dispute): Fact | null {
  if (status.startsWith('warning_')) return null;
  const state = status === 'lost' ? 'lost' : status === 'won' ? 'won' : 'open';
  return { kind: 'dispute', disputeId: id, state };
}
