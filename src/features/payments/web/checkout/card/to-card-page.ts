import { redirectDocument } from 'react-router';

/**
 * Loads the page with a checkout's card fields as a new document, and passes on the price shown at the checkout. The
 * page itself does so when it is opened without a price, because it compares every later price with the one in its URL.
 */
export function toCardPage(
  checkout: string,
  { coupon, amount }: { coupon?: string; amount?: number },
): Response {
  const query = new URLSearchParams({
    ...(amount !== undefined && { amount: String(amount) }),
    ...(coupon && { coupon }),
  });
  return redirectDocument(`${checkout}/card?${query}`, 303);
}
