import type { QueryConfig } from 'pg';
import { categories } from '../../../contract/constants.ts';
import type { CategoryCount, CategoryQuery } from '../contract.ts';
import { categoriesStatement, everyCategoryStatement } from './catalogue-statements.server.ts';
import { countedAtMost, type Database, howToSearch } from './find-courses.server.ts';

/**
 * How many courses of each category match the filters. Looks at no more courses than counting a list does, and returns
 * no counts if more match. Without filters, the courses of each category are counted up to the same limit.
 */
export async function countCategories(pool: Database, query: CategoryQuery): Promise<CategoryCount[]> {
  const by = query.search ? await howToSearch(pool, query.search) : undefined;
  const counted = await counts(pool, categoriesStatement(query, countedAtMost + 1, by));
  const total = [...counted.values()].reduce((sum, count) => sum + count, 0);
  if (total <= countedAtMost) return categories.map((category) => countOf(category, counted.get(category)));
  if (isNarrowed(query)) return [];
  const every = await counts(pool, everyCategoryStatement(categories, countedAtMost + 1));
  return categories.map((category) => countOf(category, every.get(category)));
}

const countOf = (category: string, count = 0): CategoryCount => ({
  category,
  total: Math.min(count, countedAtMost),
  totalIsCapped: count > countedAtMost,
});

const isNarrowed = ({ search, level = [], language = [], ...query }: CategoryQuery): boolean =>
  Boolean(search) ||
  [level, language].some((values) => values.length > 0 && !values.includes('All')) ||
  query.minPrice !== undefined ||
  query.maxPrice !== undefined ||
  [query.scheme, query.area].some((value) => value !== undefined && value !== 'All') ||
  Boolean(query.minCredits);

async function counts(pool: Database, statement: QueryConfig): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ category: string; count: number }>(statement);
  return new Map(rows.map(({ category, count }) => [category, count]));
}
