import { redirectDocument } from 'react-router';

/** A full load of the page with the card fields of a checkout, which receives the price shown here. */
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
