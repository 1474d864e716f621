import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { toMajor, toMinor } from '../../../../contract/money/currencies.ts';
import type { DisputeState, Fact } from '../../orders/order.ts';
import {
  type Checkout,
  type CheckoutRequest,
  type Gateway,
  nothingToRefund,
  type Paid,
  type Refund,
} from '../gateway.ts';
import { callPaystack, PaystackFailure } from './client.server.ts';
import type { PaystackSettings } from './settings.server.ts';

const openAttempts = 3;

/** Paystack through its REST API. */
export function paystackGateway(settings: PaystackSettings): Gateway {
  return {
    open: (request) => open(settings, request),
    ask: (paid) => ask(settings, paid.reference),
    // Paystack cannot close a checkout. A late payment is handled when it is reported.
    close: async () => {},
    refund: (paid, refund) => refundTransaction(settings, paid, refund),
  };
}

const opened = z.object({ authorization_url: z.url(), reference: z.string() });

/**
 * Opens a transaction. If the response is lost, nobody has the transaction's URL, so it can never be paid, and the next
 * attempt uses another reference.
 */
async function open(settings: PaystackSettings, request: CheckoutRequest): Promise<Checkout> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const body = transactionOf(request);
      const data = await callPaystack(settings, {
        path: '/transaction/initialize',
        body,
        data: opened,
      });
      return { reference: data.reference, url: data.authorization_url };
    } catch (error) {
      const isFinal =
        error instanceof PaystackFailure && error.refused && error.code !== 'duplicate_reference';
      if (isFinal || attempt === openAttempts) throw error;
    }
  }
}

function transactionOf({ orderId, attempt, appUrl, ...request }: CheckoutRequest) {
  return {
    email: request.buyerEmail,
    amount: subunits(request.amountCents, request.currency),
    currency: request.currency.toUpperCase(),
    // Letters, digits, `.`, `=` and `-` only; used once.
    reference: `${orderId}-${attempt}-${randomBytes(4).toString('hex')}`,
    callback_url: `${appUrl}/payment/${orderId}?method=paystack`,
    metadata: {
      orderId,
      description: request.courseTitle,
      cancel_action: `${appUrl}/payment/cancel?orderId=${orderId}`,
    },
  };
}

const transaction = z.object({
  id: z.number(),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  fees: z.number().int().nonnegative().nullish(),
  metadata: z.object({ orderId: z.string() }).catch({ orderId: '' }),
});
type Transaction = z.infer<typeof transaction>;

async function ask(settings: PaystackSettings, reference: string): Promise<Fact> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const found = await callPaystack(settings, { path, data: transaction });
  switch (found.status) {
    case 'success':
    case 'reversed':
      return captured(found, await refundsOf(settings, String(found.id)));
    case 'abandoned':
      return { kind: 'open' };
    case 'failed':
      return { kind: 'failed', reason: 'declined' };
    default:
      return { kind: 'processing' };
  }
}

const captured = (paid: Transaction, refunds: KnownRefund[]): Fact => ({
  kind: 'captured',
  orderId: paid.metadata.orderId,
  amountCents: fromSubunits(paid.amount, paid.currency),
  currency: paid.currency.toLowerCase(),
  refundedCents: fromSubunits(paid.status === 'reversed' ? paid.amount : sumOf(refunds), paid.currency),
  payment: String(paid.id),
  feeCents: typeof paid.fees === 'number' ? fromSubunits(paid.fees, paid.currency) : undefined,
});

const sumOf = (refunds: KnownRefund[]): number =>
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);

/** Paystack's amounts are in hundredths of every currency, even of those without decimals. */
export const subunits = (minor: number, currency: string): number =>
  Math.round(toMajor(minor, currency) * 100);
const fromSubunits = (amount: number, currency: string): number => toMinor(amount / 100, currency);

const knownRefunds = z.array(
  z.object({ amount: z.number().int(), status: z.string(), merchant_note: z.string().nullish() }),
);
type KnownRefund = z.infer<typeof knownRefunds>[number];

const refundsOf = (settings: PaystackSettings, transactionId: string): Promise<KnownRefund[]> =>
  callPaystack(settings, {
    path: `/refund?${new URLSearchParams({ transaction: transactionId })}`,
    data: knownRefunds,
  });

/**
 * Refunds once per key. Paystack has no idempotency keys, so each refund's note contains the key, and nothing is sent if
 * a refund with that note exists.
 */
async function refundTransaction(
  settings: PaystackSettings,
  { orderId, payment }: Paid,
  { key, amountCents, currency }: Refund,
): Promise<void> {
  if (!payment) throw nothingToRefund(orderId);
  const known = await refundsOf(settings, payment);
  if (known.some(({ merchant_note: note, status }) => note === key && status !== 'failed')) return;
  const amount = subunits(amountCents, currency);
  const body = { transaction: payment, amount, currency: currency.toUpperCase(), merchant_note: key };
  try {
    await callPaystack(settings, { path: '/refund', body, data: z.object({}) });
  } catch (error) {
    if (!(error instanceof PaystackFailure && /fully reversed/i.test(error.message))) throw error;
  }
}

const dispute = z.object({
  id: z.number(),
  status: z.string(),
  resolution: z.string().nullish(),
  transaction: z.object({ reference: z.string() }),
});

/** A dispute in its current state at Paystack, and the reference of its payment. */
export async function askDispute(
  settings: PaystackSettings,
  id: number,
): Promise<{ reference: string; disputeId: string; state: DisputeState }> {
  const found = await callPaystack(settings, {
    path: `/dispute/${id}`,
    data: dispute,
  });
  return {
    reference: found.transaction.reference,
    disputeId: String(found.id),
    state: found.status !== 'resolved' ? 'open' : found.resolution === 'declined' ? 'won' : 'lost',
  };
}
