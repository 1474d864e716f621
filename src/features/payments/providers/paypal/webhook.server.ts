import { verify, type X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Fact } from '../../orders/order.ts';
import { findByProvider, findOrder, type OrderRow } from '../../orders/orders.server.ts';
import { unlessUnknown } from '../gateway.ts';
import {
  eventId,
  eventType,
  forged,
  type Incoming,
  type Messages,
  type News,
  parseSigned,
  shortText,
  toleranceSeconds,
} from '../messages.server.ts';
import { certificateAt } from './certificate.server.ts';
import { orderOfCapture } from './gateway.server.ts';
import type { PayPalSettings } from './settings.server.ts';

/** PayPal retries a webhook for three days, and does not document whether a retry has a new transmission time. */
const keepsTryingMs = 3 * 24 * 3600_000;

export const payPalMessages: Messages<PayPalSettings> = {
  async authenticate(ctx, paypal, incoming) {
    const time = Date.parse(incoming.header('paypal-transmission-time'));
    const age = ctx.clock().getTime() - time;
    if (!(age >= -toleranceSeconds * 1000 && age <= keepsTryingMs)) throw forged();
    const certificate = await certificateAt(paypal, incoming.header('paypal-cert-url'), ctx.clock());
    if (!certificate || !isSigned(paypal, certificate, incoming)) throw forged();
    const { id, about } = parseSigned(incoming.rawBody, interpret);
    return about && id;
  },
  fields: [
    ...['id', 'event_type', 'resource', 'status'],
    ...['supplementary_data', 'related_ids', 'order_id', 'links', 'rel', 'href'],
    ...['dispute_id', 'disputed_transactions', 'seller_transaction_id', 'dispute_outcome', 'outcome_code'],
    ...['payout_item', 'sender_item_id'],
  ],
  read,
};

/** Verifies the signature. It covers the raw body's checksum, which a parsed and reserialised body would not have. */
function isSigned(
  paypal: PayPalSettings,
  certificate: X509Certificate,
  { rawBody, header }: Incoming,
): boolean {
  if (header('paypal-auth-algo') !== 'SHA256withRSA') return false;
  const parts = [header('paypal-transmission-id'), header('paypal-transmission-time'), paypal.webhookId];
  const signed = [...parts, crc32(rawBody)].join('|');
  const signature = Buffer.from(header('paypal-transmission-sig'), 'base64');
  return verify('sha256', Buffer.from(signed), certificate.publicKey, signature);
}

const envelope = z.object({ id: eventId, event_type: eventType, resource: z.unknown() });
const payment = z.object({
  id: shortText,
  supplementary_data: z.object({ related_ids: z.object({ order_id: shortText }) }).optional(),
  links: z.array(z.object({ rel: shortText, href: shortText })).optional(),
});
const payoutItem = z.object({ payout_item: z.object({ sender_item_id: shortText }) });
const dispute = z.object({
  dispute_id: shortText,
  status: shortText,
  disputed_transactions: z.array(z.object({ seller_transaction_id: shortText })).min(1),
  dispute_outcome: z.object({ outcome_code: shortText }).optional(),
});

type About =
  | { kind: 'order'; reference: string }
  | { kind: 'payment'; payment: z.infer<typeof payment>; fact: News['fact'] }
  | { kind: 'dispute'; dispute: z.infer<typeof dispute> }
  | { kind: 'payout'; payoutId: string }
  | null;

/** @throws ZodError if it is not an event, or does not match its type's shape */
function interpret(payload: unknown): { id: string; type: string; about: About } {
  const { id, event_type: type, resource } = envelope.parse(payload);
  return { id, type, about: subjectOf(type, resource) };
}

function subjectOf(type: string, resource: unknown): About {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return { kind: 'dispute', dispute: dispute.parse(resource) };
  if (type.startsWith('CHECKOUT.ORDER.')) return { kind: 'order', reference: payment.parse(resource).id };
  if (type.startsWith('PAYMENT.CAPTURE.'))
    return { kind: 'payment', payment: payment.parse(resource), fact: 'ask' };
  if (type.startsWith('PAYMENT.PAYOUTS-ITEM.'))
    return { kind: 'payout', payoutId: payoutItem.parse(resource).payout_item.sender_item_id };
  if (type === 'PAYMENT.REFUND.FAILED')
    return { kind: 'payment', payment: payment.parse(resource), fact: { kind: 'refundFailed' } };
  return null;
}

async function read(ctx: Context, paypal: PayPalSettings | undefined, payload: unknown): Promise<News> {
  const { type, about } = interpret(payload);
  switch (about?.kind) {
    case 'dispute':
      return disputeNews(ctx, paypal, type, about.dispute);
    case 'order': {
      const { reference } = about;
      return { type, order: await findByProvider(ctx.db, 'paypal', { reference }), fact: 'ask' };
    }
    case 'payout':
      return { type, order: undefined, fact: null, payoutId: about.payoutId };
    case 'payment':
      return { type, order: await orderPaidBy(ctx, paypal, about.payment), fact: about.fact };
    default:
      return { type, order: undefined, fact: null };
  }
}

/** A capture names its order; a refund names its capture. */
async function orderPaidBy(
  ctx: Context,
  paypal: PayPalSettings | undefined,
  resource: z.infer<typeof payment>,
): Promise<OrderRow | undefined> {
  const reference = resource.supplementary_data?.related_ids.order_id;
  if (reference) return findByProvider(ctx.db, 'paypal', { reference });
  const capture = resource.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  return capture ? orderOfPayment(ctx, paypal, capture) : undefined;
}

/** The order of a capture; requested from PayPal when the capture's own webhook has not arrived yet. */
async function orderOfPayment(
  ctx: Context,
  paypal: PayPalSettings | undefined,
  capture: string,
): Promise<OrderRow | undefined> {
  const known = await findByProvider(ctx.db, 'paypal', { payment: capture });
  if (known || !paypal) return known;
  const orderId = await unlessUnknown(orderOfCapture(paypal, capture));
  return orderId ? findOrder(ctx.db, orderId) : undefined;
}

async function disputeNews(
  ctx: Context,
  paypal: PayPalSettings | undefined,
  type: string,
  about: z.infer<typeof dispute>,
): Promise<News> {
  const [transaction] = about.disputed_transactions;
  const order = transaction && (await orderOfPayment(ctx, paypal, transaction.seller_transaction_id));
  return { type, order, fact: { kind: 'dispute', disputeId: about.dispute_id, state: stateOf(about) } };
}

const sellersOutcomes = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
]);
/** Any other outcome does not say who gets the money, so the dispute stays open and access stays suspended. */
const buyersOutcomes = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

function stateOf({ status, dispute_outcome: outcome }: z.infer<typeof dispute>) {
  if (status !== 'RESOLVED') return 'open' satisfies Extract<Fact, { kind: 'dispute' }>['state'];
  const code = outcome?.outcome_code ?? '';
  if (sellersOutcomes.has(code)) return 'won';
  return buyersOutcomes.has(code) ? 'lost' : 'open';
}
