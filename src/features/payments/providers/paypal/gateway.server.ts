import type { Order, OrderRequest, OrdersCapture } from '@paypal/paypal-server-sdk';
import { decimalsOf, toMajor, toMinor } from '../../../../contract/money/currencies.ts';
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
import { callPayPal, type PayPal, PayPalFailure } from './client.server.ts';
import type { PayPalSettings } from './settings.server.ts';

/** With an account on PayPal's page, or by card with PayPal's fields on our page. */
type Way = 'paypal' | 'card';

/** PayPal's orders, through the official SDK. */
export function payPalGateway(settings: PayPalSettings, way: Way): Gateway {
  return {
    open: (request) => open(settings, way, request),
    ask: ({ reference }) => ask(settings, reference),
    collect: (paid) => collect(settings, paid),
    // PayPal cannot close an order: it deletes it after some hours, and captures nothing without our request.
    close: async () => {},
    refund: (paid, refund) => refundCapture(settings, paid, refund),
  };
}

/** The order of a capture, as recorded on the capture; null if it is not ours. */
export async function orderOfCapture(settings: PayPalSettings, captureId: string): Promise<string | null> {
  const capture = await callPayPal(settings, ({ sdk, client }) =>
    new sdk.PaymentsController(client).getCapturedPayment({ captureId }),
  );
  return capture.customId ?? null;
}

const noApprovalUrl = 'No PayPal approval URL received';

async function open(settings: PayPalSettings, way: Way, request: CheckoutRequest): Promise<Checkout> {
  const { orderId, attempt } = request;
  const order = await callPayPal(settings, (paypal) =>
    new paypal.sdk.OrdersController(paypal.client).createOrder({
      body: requestFor(paypal, way, request),
      paypalRequestId: `order:${orderId}:${attempt}`,
      prefer: 'return=representation',
    }),
  );
  const page = order.links?.find(({ rel }) => rel === 'payer-action')?.href;
  if (!order.id) throw new ProviderFailure('an order without an id', { responded: true });
  if (way === 'paypal' && !page)
    throw new ProviderFailure(noApprovalUrl, { responded: true, sentence: noApprovalUrl });
  return { reference: order.id, url: way === 'paypal' ? (page ?? null) : null };
}

function requestFor({ sdk }: PayPal, way: Way, request: CheckoutRequest): OrderRequest {
  const { orderId, amountCents, currency, courseTitle, appUrl } = request;
  const returnUrl = `${appUrl}/payment/${orderId}?method=${way}`;
  const cancelUrl = `${appUrl}/payment/cancel?orderId=${orderId}`;
  return {
    intent: sdk.CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        amount: moneyOf(amountCents, currency),
        customId: orderId,
        description: courseTitle.slice(0, 127),
      },
    ],
    paymentSource:
      way === 'paypal'
        ? {
            paypal: {
              experienceContext: {
                returnUrl,
                cancelUrl,
                brandName: 'Milepost',
                shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
                userAction: sdk.PaypalExperienceUserAction.PayNow,
              },
            },
          }
        : { card: { experienceContext: { returnUrl, cancelUrl } } },
  };
}

async function ask(settings: PayPalSettings, id: string): Promise<Fact> {
  try {
    const order = await callPayPal(settings, ({ sdk, client }) =>
      new sdk.OrdersController(client).getOrder({ id }),
    );
    return factOf(order);
  } catch (error) {
    if (hasIssue(error, 'RESOURCE_NOT_FOUND')) return { kind: 'failed', reason: 'expired' };
    throw error;
  }
}

/** Captures an order that its buyer has approved. Idempotent. */
async function collect(settings: PayPalSettings, { orderId, reference }: Paid): Promise<Fact> {
  try {
    const order = await callPayPal(settings, ({ sdk, client }) =>
      new sdk.OrdersController(client).captureOrder({
        id: reference,
        paypalRequestId: `capture:${orderId}:${reference}`,
        prefer: 'return=representation',
      }),
    );
    return factOf(order);
  } catch (error) {
    if (hasIssue(error, 'INSTRUMENT_DECLINED')) return { kind: 'failed', reason: 'declined' };
    if (hasIssue(error, 'ORDER_ALREADY_CAPTURED')) return ask(settings, reference);
    if (hasIssue(error, 'ORDER_NOT_APPROVED') || hasIssue(error, 'PAYER_ACTION_REQUIRED'))
      return { kind: 'open' };
    throw error;
  }
}

const hasIssue = (error: unknown, issue: string): boolean =>
  error instanceof PayPalFailure && error.issues.includes(issue);

/** The fact about our order from a PayPal order with its captures and refunds. */
export function factOf({ status, purchaseUnits: [unit] = [] }: Order): Fact {
  const captures = unit?.payments?.captures ?? [];
  const paid = captures.find((capture) => paidStatuses.includes(String(capture.status)));
  if (paid) {
    const refunds = unit?.payments?.refunds ?? [];
    return capturedBy(
      paid,
      refunds.filter((refund) => refund.status !== 'FAILED' && refund.status !== 'CANCELLED'),
    );
  }
  if (captures.some((capture) => capture.status === 'PENDING')) return { kind: 'processing' };
  if (captures.length > 0) return { kind: 'failed', reason: 'declined' };
  if (status === 'APPROVED') return { kind: 'approved' };
  return status === 'VOIDED' ? { kind: 'failed', reason: 'expired' } : { kind: 'open' };
}

const paidStatuses = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

function capturedBy(capture: OrdersCapture, refunds: { amount?: { value: string } }[]): Fact {
  const currency = (capture.amount?.currencyCode ?? '').toLowerCase();
  const minor = (value: string | undefined) => toMinor(Number(value ?? 0), currency);
  const amountCents = minor(capture.amount?.value);
  const refunded = refunds.reduce((sum, { amount }) => sum + minor(amount?.value), 0);
  return {
    kind: 'captured',
    orderId: capture.customId ?? '',
    amountCents,
    currency,
    refundedCents: capture.status === 'REFUNDED' ? amountCents : refunded,
    payment: capture.id ?? '',
    feeCents: feeOf(capture, currency),
  };
}

/** PayPal's fee, in the currency paid; undefined until the money has arrived. */
function feeOf({ sellerReceivableBreakdown }: OrdersCapture, currency: string): number | undefined {
  const fee = sellerReceivableBreakdown?.paypalFee;
  return fee?.currencyCode.toLowerCase() === currency ? toMinor(Number(fee.value), currency) : undefined;
}

/** PayPal accepts only whole amounts in these currencies, though they have decimals. */
const wholeAtPayPal = ['HUF', 'TWD'];

/** An amount in minor units in PayPal's format: `{ currencyCode: 'USD', value: '49.00' }`. */
function moneyOf(minor: number, currency: string): { currencyCode: string; value: string } {
  const currencyCode = currency.toUpperCase();
  const decimals = wholeAtPayPal.includes(currencyCode) ? 0 : decimalsOf(currency);
  return { currencyCode, value: toMajor(minor, currency).toFixed(decimals) };
}

async function refundCapture(
  settings: PayPalSettings,
  { orderId, payment }: Paid,
  { key, amountCents, currency }: Refund,
): Promise<void> {
  if (!payment) throw nothingToRefund(orderId);
  try {
    await callPayPal(settings, ({ sdk, client }) =>
      new sdk.PaymentsController(client).refundCapturedPayment({
        captureId: payment,
        paypalRequestId: key,
        body: { amount: moneyOf(amountCents, currency), customId: orderId },
      }),
    );
  } catch (error) {
    if (!hasIssue(error, 'CAPTURE_FULLY_REFUNDED')) throw error;
  }
}
