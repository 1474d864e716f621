import { limits } from '../../../contract/constants.ts';

/**
 * Brings the price range of a list's words into the form the API takes, wherever it was said: a price beyond what it takes
 * counts as the limit, so that nobody is shown every course for asking too much, and the lower price comes first.
 */
export function settlePrices(words: URLSearchParams): void {
  const [from, to] = [priceIn(words, 'minPrice'), priceIn(words, 'maxPrice')];
  if (from !== null && to !== null && Number(from) > Number(to)) {
    words.set('minPrice', to);
    words.set('maxPrice', from);
  }
}

/** The price as it was written, or the limit; what is no price is left to whoever reads the words. */
function priceIn(words: URLSearchParams, name: string): string | null {
  const written = words.get(name);
  if (!written?.trim()) return null;
  const price = Number(written);
  const within = Math.min(Math.max(price, 0), limits.filterDollars);
  if (Number.isNaN(price) || within === price) return written;
  words.set(name, String(within));
  return String(within);
}
