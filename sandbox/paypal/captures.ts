import type {
  CapturedPayment,
  Order,
  OrdersCapture,
  Refund,
  SellerReceivableBreakdown,
} from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { feeOf } from '../control/fees.ts';
import { paidInstead } from '../control/wrong-payment.ts';
import { type Account, newId, PayPalRefusal, timestamp } from './account.ts';
import { emit } from './events.ts';
import { existing, orders, type StoredOrder } from './orders.ts';

type Status = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
const eventOf = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
} as const;

/** Captures an approved order. Throws PayPal's refusals. */
export function capture(account: Account, id: string): Order {
  const stored = existing(account, id);
  if (stored.order.status === 'COMPLETED')
    throw new PayPalRefusal(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
  if (stored.order.status !== 'APPROVED')
    throw new PayPalRefusal(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  const status = statusOf[stored.captureAs];
  const [unit] = stored.order.purchaseUnits;
  const amount = capturedMoney(account, stored);
  const made: OrdersCapture = {
    id: newId(),
    status: status as OrdersCapture['status'],
    amount,
    sellerReceivableBreakdown: status === 'COMPLETED' ? receivable(account, stored, amount) : undefined,
    customId: unit.customId,
    finalCapture: true,
    createTime: timestamp(account),
    updateTime: timestamp(account),
  };
  const completed = withCaptures(stored, [made]);
  completed.order.status = 'COMPLETED' as Order['status'];
  orders(account).put(id, completed);
  sendWebhook(account, completed, made, eventOf[status]);
  return completed.order;
}

const statusOf = { completed: 'COMPLETED', pending: 'PENDING', declined: 'DECLINED' } as const;

function capturedMoney(account: Account, { order }: StoredOrder): Money {
  const { currencyCode = 'USD', value = '0' } = order.purchaseUnits[0].amount ?? {};
  const due = { minor: minorOf({ currencyCode, value }), currency: currencyCode };
  const paid = paidInstead(account.faults, 'paypal', due);
  return moneyOf(paid.minor, paid.currency);
}

/** PayPal's fee for a capture, and what the seller receives. */
function receivable(account: Account, { byCard }: StoredOrder, paid: Money): SellerReceivableBreakdown {
  const [minor, currency] = [minorOf(paid), paid.currencyCode];
  const fee = feeOf(account.faults, byCard ? 'paypal card' : 'paypal', { minor, currency });
  return {
    grossAmount: paid,
    paypalFee: moneyOf(fee, currency),
    netAmount: moneyOf(minor - fee, currency),
  };
}

/** Completes or declines a pending capture. If there is no capture yet, the next one gets this outcome. */
export function decide(account: Account, stored: StoredOrder, outcome: 'settle' | 'fail'): void {
  const captureAs = outcome === 'settle' ? 'completed' : 'declined';
  const pending = captureOf(stored);
  if (!pending) {
    orders(account).put(stored.order.id, { ...stored, captureAs });
    return;
  }
  const status = statusOf[captureAs];
  const decided: OrdersCapture = {
    ...pending,
    status: status as OrdersCapture['status'],
    updateTime: timestamp(account),
    ...(status === 'COMPLETED' &&
      pending.amount && { sellerReceivableBreakdown: receivable(account, stored, pending.amount) }),
  };
  const next = withCaptures(stored, [decided]);
  orders(account).put(stored.order.id, next);
  sendWebhook(account, next, decided, eventOf[status]);
}

/** Whether the buyer is done and the payment is undecided. */
export const isPending = (stored: StoredOrder): boolean =>
  captureOf(stored) ? captureOf(stored)?.status === 'PENDING' : stored.captureAs === 'pending';

const captureOf = ({ order }: StoredOrder): OrdersCapture | undefined =>
  order.purchaseUnits[0].payments?.captures?.[0];

const refundBody = z
  .looseObject({
    amount: z.object({ value: z.string().regex(/^\d+(\.\d{2})?$/), currency_code: z.string() }).optional(),
  })
  .nullable();

/** Refunds a capture, for `POST /v2/payments/captures/:id/refund`. Throws PayPal's refusals. */
export function refund(account: Account, captureId: string, body: unknown): Refund {
  const stored = orderOfCapture(account, captureId);
  const paid = captureOf(stored);
  const parsed = refundBody.safeParse(body);
  if (!parsed.success) throw new PayPalRefusal(400, 'INVALID_PARAMETER_SYNTAX', 'The refund is malformed.');
  if (!paid || !['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(String(paid.status)))
    throw new PayPalRefusal(422, 'REFUND_NOT_ALLOWED', 'The capture cannot be refunded.');
  const before = stored.order.purchaseUnits[0].payments?.refunds ?? [];
  const { currencyCode = 'USD' } = paid.amount ?? {};
  const left = minorOf(paid.amount) - before.reduce((sum, { amount }) => sum + minorOf(amount), 0);
  if (left === 0)
    throw new PayPalRefusal(422, 'CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
  const wanted = parsed.data?.amount;
  if (wanted && wanted.currency_code !== currencyCode)
    throw new PayPalRefusal(
      422,
      'CURRENCY_MISMATCH',
      'The currency of the refund must be the same as that of the capture.',
    );
  if (wanted?.value.includes('.') && decimalsOf(currencyCode) === 0)
    throw new PayPalRefusal(422, 'DECIMALS_NOT_SUPPORTED', 'Currency does not support decimals.');
  const amount = wanted ? minorOf({ currencyCode, value: wanted.value }) : left;
  if (amount > left || amount === 0)
    throw new PayPalRefusal(
      422,
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to what is left.',
    );
  const made: Refund = {
    id: newId(),
    status: 'COMPLETED' as Refund['status'],
    amount: moneyOf(amount, currencyCode),
    customId: paid.customId,
    createTime: timestamp(account),
    links: [{ rel: 'up', href: `${account.publicUrl()}/v2/payments/captures/${captureId}` }],
  };
  const status: Status = amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const next = withCaptures(
    stored,
    [{ ...paid, status: status as OrdersCapture['status'] }],
    [...before, made],
  );
  orders(account).put(stored.order.id, next);
  emit(account, {
    type: 'PAYMENT.CAPTURE.REFUNDED',
    resourceType: 'refund',
    subject: stored.order.id,
    resource: made,
  });
  return made;
}

type Money = { currencyCode: string; value: string };

const decimalsOf = (currency: string): number => (['JPY', 'HUF', 'TWD'].includes(currency) ? 0 : 2);
const minorOf = (money: Money | undefined): number =>
  money ? Math.round(Number(money.value) * 10 ** decimalsOf(money.currencyCode)) : 0;
const moneyOf = (minor: number, currencyCode: string): Money => {
  const decimals = decimalsOf(currencyCode);
  return { currencyCode, value: (minor / 10 ** decimals).toFixed(decimals) };
};

function withCaptures(stored: StoredOrder, captures: OrdersCapture[], refunds?: Refund[]): StoredOrder {
  const [unit] = stored.order.purchaseUnits;
  const payments = { ...unit.payments, captures, ...(refunds && { refunds }) };
  return { ...stored, order: { ...stored.order, purchaseUnits: [{ ...unit, payments }] } };
}

/** A capture as returned on its own: with the order it belongs to. */
export function presentedCapture(account: Account, id: string): CapturedPayment {
  const stored = orderOfCapture(account, id);
  return withOrder(stored, captureOf(stored) as OrdersCapture);
}

const withOrder = ({ order }: StoredOrder, made: OrdersCapture): CapturedPayment =>
  ({ ...made, supplementaryData: { relatedIds: { orderId: order.id } } }) as CapturedPayment;

function orderOfCapture(account: Account, id: string): StoredOrder {
  const [stored] = orders(account).where('$.order.purchaseUnits[0].payments.captures[0].id', id);
  if (!stored) throw new PayPalRefusal(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  return stored;
}

function sendWebhook(
  account: Account,
  stored: StoredOrder,
  made: OrdersCapture,
  type: (typeof eventOf)[keyof typeof eventOf],
): void {
  emit(account, {
    type,
    resourceType: 'capture',
    subject: stored.order.id,
    resource: withOrder(stored, made),
  });
}

export const disputeBody = z.object({ capture: z.string(), state: z.enum(['open', 'won', 'lost']) });

/** Disputes a capture as its buyer, or decides the dispute. Not a PayPal call: for tools. */
export function dispute(account: Account, { capture: id, state }: z.infer<typeof disputeBody>): object {
  const stored = orderOfCapture(account, id);
  const outcome = state === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
  const resource = {
    dispute_id: `PP-D-${id}`,
    disputed_transactions: [{ seller_transaction_id: id }],
    status: state === 'open' ? 'OPEN' : 'RESOLVED',
    ...(state !== 'open' && { dispute_outcome: { outcome_code: outcome } }),
  };
  const type = state === 'open' ? 'CUSTOMER.DISPUTE.CREATED' : 'CUSTOMER.DISPUTE.RESOLVED';
  emit(account, { type, resourceType: 'dispute', subject: stored.order.id, resource });
  return resource;
}
