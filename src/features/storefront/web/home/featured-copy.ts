import { type Category, categories } from '../../../../contract/constants.ts';

/** The home page's search and category. No category means all. */
export type FeaturedWords = { search: string; category: Category | null };

/** From the URL or the form. `All`, and an unknown category, filter nothing. */
export function readFeaturedWords(words: URLSearchParams): FeaturedWords {
  const category = categories.find((one) => one === words.get('category')) ?? null;
  return { search: words.get('search')?.trim() ?? '', category };
}

/** A URL with the parameters that are set. */
export function addressOf(path: string, { search, category }: FeaturedWords): string {
  const words = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  return words.size > 0 ? `${path}?${words}` : path;
}
