/**
 * What a buyer does next. Without `url` the order is paid in our own page, under `paypalOrderId`, or waits for a bank
 * transfer's receipt. For a gift with nothing to pay (`isFreeGift`), `url` is its receipt.
 */
export type PlacedOrder =
  | { enrolled: true }
  | { orderId: string; url?: string; paypalOrderId?: string; isFreeGift?: true };
