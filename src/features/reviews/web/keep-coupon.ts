/** The query of a link within a course page, with the coupon in the page's own query `search`. */
export function keepCoupon(search: string, query: Record<string, string> = {}): string {
  const coupon = new URLSearchParams(search).get('coupon');
  const kept = new URLSearchParams({ ...(coupon && { coupon }), ...query });
  return kept.size > 0 ? `?${kept}` : '';
}
