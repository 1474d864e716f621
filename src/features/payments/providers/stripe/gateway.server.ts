import type Stripe from 'stripe';
import { toMajor, toMinor } from '../../../../contract/money/currencies.ts';
import type { Fact } from '../../orders/order.ts';
import {
  type Checkout,
  type CheckoutRequest,
  type Gateway,
  nothingToRefund,
  type Paid,
  ProviderFailure,
  type Refund,
} from '../gateway.ts';
import { callStripe, isResponse } from './call-stripe.server.ts';
import { stripeClient } from './client.server.ts';
import type { StripeSettings } from './settings.server.ts';

/** Stripe Checkout, through the official SDK. */
export function stripeGateway(settings: StripeSettings): Gateway {
  const call = <T>(what: (stripe: Stripe) => Promise<T>) => callStripe(stripeClient(settings), what);
  return {
    open: (request) => call((stripe) => openSession(stripe, request)),
    ask: (paid) => call(async (stripe) => factOf(await retrieve(stripe, paid.reference))),
    close: (reference) => call((stripe) => closeSession(stripe, reference)),
    refund: (paid, refund) => call((stripe) => refundPayment(stripe, paid, refund)),
  };
}

/** The order of a payment, as recorded on the payment; null if it is not ours. */
export const orderOfPayment = (settings: StripeSettings, payment: string): Promise<string | null> =>
  callStripe(
    stripeClient(settings),
    async (stripe) => (await stripe.paymentIntents.retrieve(payment)).metadata.orderId ?? null,
  );

async function openSession(stripe: Stripe, request: CheckoutRequest): Promise<Checkout> {
  const { orderId, attempt, appUrl } = request;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: orderId,
      customer_email: request.buyerEmail,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: request.currency,
            unit_amount: request.amountCents,
            product_data: { name: request.courseTitle },
          },
        },
      ],
      metadata: { orderId },
      payment_intent_data: { metadata: { orderId } },
      success_url: `${appUrl}/payment/${orderId}?method=stripe&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${appUrl}/payment/cancel?orderId=${orderId}`,
    },
    { idempotencyKey: `order:${orderId}:${attempt}` },
  );
  if (!session.url) throw new ProviderFailure('Stripe opened a checkout without a URL', { responded: true });
  return { reference: session.id, url: session.url };
}

const retrieve = (stripe: Stripe, reference: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.retrieve(reference, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });

async function closeSession(stripe: Stripe, reference: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(reference);
  if (session.status !== 'open') return;
  await stripe.checkout.sessions.expire(reference).catch(async (error: unknown) => {
    // If it was paid or expired between the two calls, there is nothing left to close.
    if ((await stripe.checkout.sessions.retrieve(reference)).status === 'open') throw error;
  });
}

const reasons = { secondPayment: 'duplicate', requested: 'requested_by_customer' } as const;

async function refundPayment(stripe: Stripe, { orderId, payment }: Paid, refund: Refund): Promise<void> {
  if (!payment) throw nothingToRefund(orderId);
  try {
    await stripe.refunds.create(
      {
        payment_intent: payment,
        amount: refund.amountCents,
        reason: reasons[refund.reason],
        metadata: { orderId },
      },
      { idempotencyKey: refund.key },
    );
  } catch (error) {
    if (!isResponse(error) || error.code !== 'charge_already_refunded') throw error;
  }
}

/** The fact about an order from a checkout session with its payment and charge. */
export function factOf(session: Stripe.Checkout.Session): Fact {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  if (session.payment_status === 'paid' && intent && charge) {
    return {
      kind: 'captured',
      orderId: session.client_reference_id ?? '',
      amountCents: charge.amount_captured,
      currency: charge.currency,
      refundedCents: charge.amount_refunded,
      payment: intent.id,
      feeCents: feeOf(charge),
    };
  }
  if (session.status === 'expired') return { kind: 'failed', reason: 'expired' };
  if (session.status === 'open') return { kind: 'open' };
  const isUnderWay = intent?.status === 'processing' || intent?.status === 'requires_capture';
  return isUnderWay ? { kind: 'processing' } : { kind: 'failed', reason: 'declined' };
}

/**
 * Stripe's fee in the currency paid; undefined until Stripe has booked the payment. Its fee is in the currency of the
 * account, to which the exchange rate converts.
 */
function feeOf({ balance_transaction, currency }: Stripe.Charge): number | undefined {
  const booked = expanded(balance_transaction);
  if (!booked) return undefined;
  const { fee, currency: settled, exchange_rate: rate } = booked;
  if (settled === currency) return fee;
  return rate ? toMinor(toMajor(fee, settled) / rate, currency) : undefined;
}

const expanded = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? value : null;
