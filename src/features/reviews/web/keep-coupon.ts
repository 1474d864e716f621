/**
 * The query of a link within a course page, with the coupon in the page's own query `search`. It begins with `?` even if
 * it is empty: a link without a query would keep the page's own.
 */
export function keepCoupon(search: string, query: Record<string, string> = {}): string {
  const coupon = new URLSearchParams(search).get('coupon');
  return `?${new URLSearchParams({ ...(coupon && { coupon }), ...query })}`;
}
