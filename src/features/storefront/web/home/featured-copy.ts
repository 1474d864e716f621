import { type Category, categories } from '../../../../contract/constants.ts';

/** What is looked for on the home page. No category is every category. */
export type FeaturedWords = { search: string; category: Category | null };

/** From the address or the form. `All`, and a category that does not exist, filter nothing. */
export function readFeaturedWords(words: URLSearchParams): FeaturedWords {
  const category = categories.find((one) => one === words.get('category')) ?? null;
  return { search: words.get('search')?.trim() ?? '', category };
}

/** An address with the words that say something. */
export function addressOf(path: string, { search, category }: FeaturedWords): string {
  const words = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  return words.size > 0 ? `${path}?${words}` : path;
}
