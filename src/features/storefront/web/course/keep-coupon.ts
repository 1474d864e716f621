type Query = Record<string, string | number | null>;

/**
 * The query of a link within a course page: the coupon in the page's own query `search`, and `query` without its nulls.
 * It begins with `?` even if it is empty: a link without a query would keep the page's own.
 */
export function keepCoupon(search: string, query: Query): string {
  const kept = new URLSearchParams();
  const coupon = new URLSearchParams(search).get('coupon');
  for (const [name, value] of Object.entries({ coupon, ...query })) if (value) kept.set(name, String(value));
  return `?${kept}`;
}
