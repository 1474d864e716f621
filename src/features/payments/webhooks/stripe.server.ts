import type Stripe from 'stripe';
import type { Context } from '../../../platform/context.ts';
import { orderOfPayment } from '../gateways/stripe.server.ts';
import { stripeClient } from '../gateways/stripe-client.server.ts';
import type { Fact } from '../order.ts';
import { findByProvider, findOrder, type OrderRow } from '../orders.server.ts';
import {
  forged,
  type Incoming,
  type Messages,
  type News,
  notConfigured,
  toleranceSeconds,
} from './webhook.server.ts';

export const stripeMessages: Messages = {
  async authenticate(ctx, { rawBody, header }: Incoming) {
    const { stripe } = ctx.settings;
    if (!stripe) throw notConfigured();
    const { webhooks } = await stripeClient(stripe);
    const signature = header('stripe-signature');
    const now = ctx.clock();
    if (isFromTheFuture(signature, now)) throw forged();
    try {
      const { webhookSecret } = stripe;
      return webhooks.constructEvent(
        rawBody,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      ).id;
    } catch {
      throw forged();
    }
  },
  read: (ctx, payload) => read(ctx, payload as Stripe.Event),
};

/** The SDK refuses what is old, and accepts what is dated ahead. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.some((seconds) => seconds > now.getTime() / 1000 + toleranceSeconds);
}

async function read(ctx: Context, event: Stripe.Event): Promise<News> {
  const { type } = event;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return {
        type,
        order: await findByProvider(ctx.db, 'stripe', { reference: event.data.object.id }),
        fact: 'ask',
      };
    case 'charge.refunded':
      return { type, order: await orderPaidBy(ctx, event.data.object.payment_intent), fact: 'ask' };
    case 'refund.failed':
      return {
        type,
        order: await orderPaidBy(ctx, event.data.object.payment_intent),
        fact: { kind: 'refundFailed' },
      };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return {
        type,
        order: await orderPaidBy(ctx, event.data.object.payment_intent),
        fact: disputeFact(event.data.object),
      };
    default:
      return { type, order: undefined, fact: null };
  }
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
