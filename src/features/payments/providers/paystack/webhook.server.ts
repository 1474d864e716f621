import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { findByProvider } from '../../orders/orders.server.ts';
import { unlessUnknown } from '../gateway.ts';
import {
  eventId,
  eventType,
  forged,
  type Messages,
  type News,
  parseSigned,
  shortText,
} from '../messages.server.ts';
import { askDispute } from './gateway.server.ts';
import type { PaystackSettings } from './settings.server.ts';

const disputePrefix = 'charge.dispute.';
const message = z
  .object({
    event: eventType,
    data: z.object({
      id: z.union([z.int(), eventId]).optional(),
      reference: shortText.optional(),
      transaction_reference: shortText.optional(),
    }),
  })
  .refine(({ event, data }) => !event.startsWith(disputePrefix) || Number.isSafeInteger(Number(data.id)));

const interpret = (payload: unknown): z.infer<typeof message> => message.parse(payload);

/**
 * Paystack's webhooks have neither a time nor an id: a replay is recognised by its event and subject, and the state is
 * always requested from Paystack.
 */
export const paystackMessages: Messages<PaystackSettings> = {
  async authenticate(_ctx, paystack, { rawBody, header }) {
    const expected = createHmac('sha512', paystack.secretKey).update(rawBody).digest();
    const signature = Buffer.from(header('x-paystack-signature'), 'hex');
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) throw forged();
    const { event, data } = parseSigned(rawBody, interpret);
    if (!/^(charge|refund|transfer)\./.test(event)) return null;
    return `${event}:${data.id ?? createHash('sha256').update(rawBody).digest('hex')}`;
  },

  fields: ['id', 'event', 'data', 'reference', 'transaction_reference'],

  async read(ctx, paystack, payload) {
    const { event, data } = interpret(payload);
    if (event.startsWith(disputePrefix)) return disputeNews(ctx, paystack, event, Number(data.id));
    if (event.startsWith('transfer.'))
      return { type: event, order: undefined, fact: null, payoutId: data.reference };
    const reference = data.transaction_reference ?? data.reference;
    const order = reference ? await findByProvider(ctx.db, 'paystack', { reference }) : undefined;
    return { type: event, order, fact: factOf(event) };
  },
};

function factOf(event: string): News['fact'] {
  if (event === 'refund.failed') return { kind: 'refundFailed' };
  return event.startsWith('charge.') || event.startsWith('refund.') ? 'ask' : null;
}

async function disputeNews(
  ctx: Context,
  paystack: PaystackSettings | undefined,
  type: string,
  id: number,
): Promise<News> {
  const dispute = paystack && (await unlessUnknown(askDispute(paystack, id)));
  if (!dispute) return { type, order: undefined, fact: null };
  const { reference, disputeId, state } = dispute;
  const order = await findByProvider(ctx.db, 'paystack', { reference });
  return { type, order, fact: { kind: 'dispute', disputeId, state } };
}
