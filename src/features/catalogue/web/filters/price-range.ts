import { limits } from '../../../../contract/constants.ts';

/**
 * Normalises a list's price range for the API, wherever it came from: a price above the limit counts as the limit, so
 * that it does not disable the filter, and the lower price comes first.
 */
export function settlePrices(query: URLSearchParams): void {
  const [from, to] = [priceIn(query, 'minPrice'), priceIn(query, 'maxPrice')];
  if (from !== null && to !== null && Number(from) > Number(to)) {
    query.set('minPrice', to);
    query.set('maxPrice', from);
  }
}

/** The price as written, or the limit; invalid prices are left to the caller. */
function priceIn(query: URLSearchParams, name: string): string | null {
  const written = query.get(name);
  if (!written?.trim()) return null;
  const price = Number(written);
  const within = Math.min(Math.max(price, 0), limits.filterDollars);
  if (Number.isNaN(price) || within === price) return written;
  query.set(name, String(within));
  return String(within);
}
