import type { PriceChange } from './price-change.ts';

/** What the form of a provider whose fields are on our own page gets: the default export of its `web/pay-here.tsx`. */
export type PayHereProps = {
  course: { _id: string };
  amount: number;
  /** The price at the checkout, if it was different. */
  change: PriceChange | null;
  /** The price has changed: what the page shows of the course is old. */
  onPriceChange: () => void;
  /** What the provider's script needs. */
  script: { clientId: string; scriptUrl: string };
};
