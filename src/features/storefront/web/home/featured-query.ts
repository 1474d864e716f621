import { type Category, categories } from '../../../../contract/constants.ts';

/** The home page's search and category. No category means all. */
export type FeaturedQuery = { search: string; category: Category | null };

/** Reads the query from the URL or the form. `All`, and an unknown category, filter nothing. */
export function readFeaturedQuery(searchParams: URLSearchParams): FeaturedQuery {
  const category = categories.find((one) => one === searchParams.get('category')) ?? null;
  return { search: searchParams.get('search')?.trim() ?? '', category };
}

/** A URL with the parameters that are set. */
export function addressOf(path: string, { search, category }: FeaturedQuery): string {
  const params = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  return params.size > 0 ? `${path}?${params}` : path;
}
