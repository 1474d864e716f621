import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { askDispute } from '../gateways/paystack.server.ts';
import { findByProvider } from '../orders/orders.server.ts';
import {
  eventId,
  eventType,
  forged,
  type Incoming,
  type Messages,
  type News,
  notConfigured,
  sensible,
} from './webhook.server.ts';

const disputePrefix = 'charge.dispute.';
const message = z
  .object({
    event: eventType,
    data: z.object({
      id: z.union([z.int(), eventId]).optional(),
      reference: z.string().optional(),
      transaction_reference: z.string().optional(),
    }),
  })
  .refine(({ event, data }) => !event.startsWith(disputePrefix) || Number.isSafeInteger(Number(data.id)));

const interpret = (payload: unknown): z.infer<typeof message> => message.parse(payload);

/**
 * Paystack's messages carry no time and no id of their own: a replay is told by its event and what it is about, and
 * what is acted on is always asked at Paystack.
 */
export const paystackMessages: Messages = {
  async authenticate(ctx, { rawBody, header }: Incoming) {
    const { paystack } = ctx.settings;
    if (!paystack) throw notConfigured();
    const expected = createHmac('sha512', paystack.secretKey).update(rawBody).digest();
    const given = Buffer.from(header('x-paystack-signature'), 'hex');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw forged();
    const { event, data } = sensible(rawBody, interpret);
    return `${event}:${data.id ?? createHash('sha256').update(rawBody).digest('hex')}`;
  },

  async read(ctx, payload) {
    const { event, data } = interpret(payload);
    if (event.startsWith(disputePrefix)) return disputeNews(ctx, event, Number(data.id));
    const reference = data.transaction_reference ?? data.reference;
    const order = reference ? await findByProvider(ctx.db, 'paystack', { reference }) : undefined;
    return { type: event, order, fact: factOf(event) };
  },
};

function factOf(event: string): News['fact'] {
  if (event === 'refund.failed') return { kind: 'refundFailed' };
  return event.startsWith('charge.') || event.startsWith('refund.') ? 'ask' : null;
}

async function disputeNews(ctx: Context, type: string, id: number): Promise<News> {
  if (!ctx.settings.paystack) return { type, order: undefined, fact: null };
  const { reference, disputeId, state } = await askDispute(ctx.settings.paystack, id);
  const order = await findByProvider(ctx.db, 'paystack', { reference });
  return { type, order, fact: { kind: 'dispute', disputeId, state } };
}
