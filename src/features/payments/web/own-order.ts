import type { RouterContextProvider } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import type { Role } from '../../../contract/constants.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import type { HistoryOrder, Receipt } from '../contract.ts';

type Args = { context: Readonly<RouterContextProvider> };

/** The visitor's own order; null if they have none with this id, or nobody is signed in. */
export async function ownOrder(args: Args, id: string | null): Promise<Receipt | null> {
  const { api, viewer } = scopeOf(args);
  if (!id || !viewer) return null;
  try {
    return (await read(api.payment.orders[':id'].$get({ param: segments({ id }) }))).order;
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null;
    throw error;
  }
}

/** The id of the visitor's newest payment in progress; null without one, or if nobody is signed in. */
export async function ownPendingOrder(args: Args): Promise<string | null> {
  const { api, viewer } = scopeOf(args);
  if (viewer?.role !== 'user' || !viewer.isVerified) return null;
  const { orders } = await read(api.payment.history.$get({ query: { status: 'pending' } }));
  return orders.find(({ inFlight }) => inFlight)?._id ?? null;
}

/** A query parameter. */
export const queryParam = (request: Request, name: string): string | null =>
  new URL(request.url).searchParams.get(name);

type Unpaid = Pick<HistoryOrder, 'course' | 'bundle' | 'gift' | 'paymentInfo' | 'coupon'>;

/** The checkout of an order that was not paid, with its method still chosen and its coupon, or another one, applied. */
export const checkoutOf = (order: Unpaid, coupon = order.coupon): string => {
  const { course, bundle, gift, paymentInfo } = order;
  const what = gift ? `gift/${gift._id}` : bundle ? `bundle/${bundle.slug}` : course._id;
  return `/checkout/${what}?method=${paymentInfo.paymentMethod}${coupon ? `&coupon=${coupon}` : ''}`;
};

const nextLabels = { pending: 'Pay now', failed: 'Try again', refunded: 'Buy again', completed: 'Open' };

/** A link with which a buyer continues an order. */
export type Step = { label: string; to: string };

/** The links for an order in its buyer's list. Only learners can pay, so buyers who have another role now cannot. */
export function nextSteps(order: HistoryOrder, role: Role): Step[] {
  const { _id, receiptUrl, inFlight, courseOwned, paymentInfo } = order;
  if (receiptUrl) return [{ label: 'Receipt', to: receiptUrl }];
  if (inFlight) return [{ label: 'Status', to: `/payment/pending?orderId=${_id}` }];
  const { paymentStatus } = paymentInfo;
  const cancel = { label: 'Cancel order', to: `/payment/cancel?orderId=${_id}` };
  const pay = { label: nextLabels[paymentStatus], to: paymentPathOf(order) };
  const mayPay = role === 'user' && !courseOwned;
  return [...(paymentStatus === 'pending' ? [cancel] : []), ...(mayPay ? [pay] : [])];
}

/**
 * An open bank transfer continues on the page for its receipt, any other order at the checkout, which finds it if it is
 * still open.
 */
function paymentPathOf(order: HistoryOrder): string {
  const { _id, paymentInfo, coupon } = order;
  const awaitsReceipt = paymentInfo.paymentMethod === 'bank' && paymentInfo.paymentStatus === 'pending';
  const isUsedUp = paymentInfo.paymentStatus === 'refunded';
  return awaitsReceipt ? `/payment/bank/${_id}` : checkoutOf(order, isUsedUp ? null : coupon);
}
