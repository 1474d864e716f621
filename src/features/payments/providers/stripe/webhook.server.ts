import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Fact } from '../../orders/order.ts';
import { findByProvider, findOrder, type OrderRow } from '../../orders/orders.server.ts';
import { unlessUnknown } from '../gateway.ts';
import {
  eventId,
  eventType,
  forged,
  type Messages,
  type News,
  parseSigned,
  shortText,
  toleranceSeconds,
} from '../messages.server.ts';
import { stripeClient } from './client.server.ts';
import { orderOfPayment } from './gateway.server.ts';
import type { StripeSettings } from './settings.server.ts';

export const stripeMessages: Messages<StripeSettings> = {
  async authenticate(ctx, settings, { rawBody, header }) {
    const { webhooks } = await stripeClient(settings);
    const signature = header('stripe-signature');
    const now = ctx.clock();
    if (isFromTheFuture(signature, now)) throw forged();
    try {
      const { webhookSecret } = settings;
      webhooks.constructEvent(rawBody, signature, webhookSecret, toleranceSeconds, undefined, now.getTime());
    } catch {
      throw forged();
    }
    const { id, fact, payoutId, payoutAccount } = parseSigned(rawBody, interpret);
    return fact || payoutId || payoutAccount ? id : null;
  },
  fields: ['id', 'type', 'data', 'object', 'payment_intent', 'status', 'transfer_group'],
  read,
};

/** The SDK refuses old timestamps, but accepts future ones. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.some((seconds) => seconds > now.getTime() / 1000 + toleranceSeconds);
}

const envelope = z.object({ id: eventId, type: eventType, data: z.object({ object: z.unknown() }) });
const session = z.object({ id: shortText });
const ofPayment = z.object({
  payment_intent: z
    .union([shortText, z.object({ id: shortText }).transform(({ id }) => id)])
    .nullable()
    .optional(),
});
const transfer = z.object({ transfer_group: shortText.nullish() });
const dispute = ofPayment.extend({ id: shortText, status: shortText });

/** The subject of an event, by Stripe's ids, and its fact; none if it does not concern orders. */
type Meaning = {
  id: string;
  type: string;
  fact: News['fact'];
  session?: string;
  payment?: string | null;
} & Pick<News, 'payoutId' | 'payoutAccount'>;

/** @throws ZodError if it is not an event, or does not match its type's shape */
function interpret(payload: unknown): Meaning {
  const { id, type, data } = envelope.parse(payload);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { id, type, fact: 'ask', session: session.parse(data.object).id };
    // A payment's fee is known shortly after the payment.
    case 'charge.updated':
    case 'charge.refunded':
      return { id, type, fact: 'ask', payment: ofPayment.parse(data.object).payment_intent };
    case 'refund.failed':
      return {
        id,
        type,
        fact: { kind: 'refundFailed' },
        payment: ofPayment.parse(data.object).payment_intent,
      };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const about = dispute.parse(data.object);
      return { id, type, fact: disputeFact(about), payment: about.payment_intent };
    }
    case 'transfer.created':
    case 'transfer.reversed':
      return { id, type, fact: null, payoutId: transfer.parse(data.object).transfer_group ?? undefined };
    case 'account.updated':
      return { id, type, fact: null, payoutAccount: session.parse(data.object).id };
    default:
      return { id, type, fact: null };
  }
}

async function read(ctx: Context, settings: StripeSettings | undefined, payload: unknown): Promise<News> {
  const { type, fact, session: reference, payment, payoutId, payoutAccount } = interpret(payload);
  const order = reference
    ? await findByProvider(ctx.db, 'stripe', { reference })
    : await orderPaidBy(ctx, settings, payment);
  return { type, order, fact, payoutId, payoutAccount };
}

/** The order of a payment; requested from Stripe when the payment's own webhook has not arrived yet. */
async function orderPaidBy(
  ctx: Context,
  settings: StripeSettings | undefined,
  id: string | null | undefined,
): Promise<OrderRow | undefined> {
  if (!id || !settings) return undefined;
  const known = await findByProvider(ctx.db, 'stripe', { payment: id });
  if (known) return known;
  const orderId = await unlessUnknown(orderOfPayment(settings, id));
  return orderId ? findOrder(ctx.db, orderId) : undefined;
}

/** What a dispute's state means for the order; an early inquiry (`warning_…`) moves no money and means nothing yet. */
function disputeFact({ id, status }: z.infer<typeof dispute>): Fact | null {
  if (status.startsWith('warning_')) return null;
  const state = status === 'lost' ? 'lost' : status === 'won' ? 'won' : 'open';
  return { kind: 'dispute', disputeId: id, state };
}
