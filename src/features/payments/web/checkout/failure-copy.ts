import type { Receipt } from '../../contract.ts';

/** `next`: the suggested next step. `open`: the buyer has the course. */
type Failed = { title: string; text: string; next: 'retry' | 'wait' | 'open' };

const failed = (text: string): Failed => ({ title: 'Payment failed', text, next: 'retry' });
const ownedTitle = 'You already own this course';

/** Why a payment gave no access, and the suggested next step. The URL names a reason; its sentences are ours. */
const reasons: Record<string, Failed> = {
  declined: failed(
    'The payment was declined. Nothing was charged; you can try again, or pay in another way.',
  ),
  cancelled: failed('The payment was cancelled. Nothing was charged.'),
  expired: failed('The payment page expired before you paid. Nothing was charged.'),
  rejected: failed(
    'We couldn’t confirm your bank transfer, and have emailed you the reason. If the money has left your account, don’t pay again: send us your bank’s confirmation.',
  ),
  unpaid: failed('The payment was not completed. Nothing was charged.'),
  refunded: { ...failed('This payment has been refunded.'), title: 'Payment refunded' },
  second_payment: {
    title: ownedTitle,
    text: 'You already own this course; we’re refunding your second payment and will email you when the money is on its way.',
    next: 'open',
  },
  owned: {
    title: ownedTitle,
    text: 'You already own this course; nothing was charged for this order.',
    next: 'open',
  },
  review: {
    title: 'Payment under review',
    text: 'A payment arrived that does not match this order. We’re reviewing it and will email you. Please don’t pay again.',
    next: 'wait',
  },
};

const unknown = failed('Payment verification failed.');
/** A buyer who pays with one account and returns with another is not told that the payment failed. */
const unknownOrder: Failed = {
  title: 'Payment verification failed',
  text: 'We can’t find this order in your account. If you were signed in to another account when you paid, sign in to that account to see your order.',
  next: 'wait',
};

const bundleOwnedTitle = 'You already own these courses';

/** Failure reasons whose text differs for a bundle. */
const bundleReasons: Record<string, Failed> = {
  second_payment: {
    title: bundleOwnedTitle,
    text: 'You already own every course in this bundle; we’re refunding your second payment and will email you when the money is on its way.',
    next: 'open',
  },
  owned: {
    title: bundleOwnedTitle,
    text: 'You already own every course in this bundle; nothing was charged for this order.',
    next: 'open',
  },
};

/** Failure reasons whose text differs for a gift. */
const giftReasons: Record<string, Failed> = {
  second_payment: {
    title: 'This gift has already been paid for',
    text: 'This gift has already been paid for; we’re refunding your second payment and will email you when the money is on its way.',
    next: 'wait',
  },
  owned: {
    title: 'This gift has already been paid for',
    text: 'This gift has already been paid for; nothing was charged for this order.',
    next: 'wait',
  },
};

/** The message for a failed payment: from the order if it is known, else from the reason in the URL. */
export function failureOfPayment(order: Receipt | null, reason: string | null): Failed {
  const known = (order && reasonOf(order)) ?? reason;
  const all = { ...reasons, ...(order?.gift && giftReasons), ...(order?.bundle && bundleReasons) };
  const failed = (known && Object.hasOwn(all, known) && all[known]) || (order ? unknown : unknownOrder);
  // Buyers who have what the order is for have nothing to try again.
  return order?.courseOwned && failed.next === 'retry'
    ? { ...failed, next: order.gift ? 'wait' : 'open' }
    : failed;
}

function reasonOf(order: Receipt): string | null {
  if (order.flags.includes('review')) return 'review';
  if (order.secondPayment) return 'second_payment';
  // The text for `owned` says that nothing was charged. With a transfer receipt, that may be untrue.
  if (order.courseOwned && !order.bankReceipt) return 'owned';
  return order.failureReason ?? (order.paymentInfo.paymentStatus === 'refunded' ? 'refunded' : null);
}
