import type { PriceChange } from './price/price-change.ts';

/** The props of a provider's form on our own page, which is the default export of its `web/pay-here.tsx`. */
export type PayHereProps = {
  /** The item for sale. */
  item: { courseId: string } | { bundleId: string; courses: string[] } | { giftId: string };
  /** Where to go once our order, by its id, is paid. */
  paidPath: (orderId: string) => string;
  amount: number;
  /** The code of the coupon in use. */
  coupon: string | null;
  /** How the price has changed since the checkout. */
  change: PriceChange | null;
  /** Call it when what the page shows is out of date: the price has changed, or the item has already been bought. */
  onOutdated: () => void;
  /** The URL of the provider's script, and our client id for it. */
  script: { clientId: string; scriptUrl: string };
};
