import type { QueryConfig } from 'pg';
import type { CourseSort } from '../../contract/constants.ts';
import { toCents } from '../../contract/money.ts';
import { containing } from '../../platform/database/containing.ts';
import type { CourseQuery } from './schemas.ts';

/**
 * The catalogue's statements in SQL: the list is asked for more than anything else, and putting a statement together by the
 * query builder cost as much as a quarter of the answer.
 */
const cardColumns = `
  id, slug, title, subtitle, description, category, level, language, price_cents as "priceCents",
  discount_cents as "discountCents", thumbnail_asset_id as "thumbnailAssetId", instructor_id as "instructorId",
  instructor_name as "instructorName", total_lectures as "totalLectures", total_seconds as "totalSeconds",
  rating_sum as "ratingSum", rating_count as "ratingCount", created_at as "createdAt", updated_at as "updatedAt"`;

const orders: Record<CourseSort, string> = {
  newest: 'created_at desc, id desc',
  'price-asc': 'charged_cents asc, id asc',
  'price-desc': 'charged_cents desc, id desc',
  'title-asc': 'title_key asc, id asc',
  'title-desc': 'title_key desc, id desc',
};

/**
 * The rows of a page, `atMost` of them. Their ids come from an index alone, however deep the page lies; only the rows of the
 * page itself are read in full.
 */
export function pageStatement(query: CourseQuery, atMost: number): QueryConfig {
  const { where, values } = conditionsOf(query);
  const order = orders[query.sort];
  const [limit, offset] = [whole(atMost), whole((query.page - 1) * query.limit)];
  const text = `select ${cardColumns} from courses where id in (
    select id from courses where ${where} order by ${order} limit ${limit} offset ${offset}
  ) order by ${order}`;
  return named(`catalogue-page-${query.sort}-${limit}`, { text, values }, query);
}

/** How many courses match; counting stops at `atMost`, and without it goes to the end. */
export function countStatement(query: CourseQuery, atMost?: number): QueryConfig {
  const { where, values } = conditionsOf(query);
  const limit = atMost === undefined ? 'all' : whole(atMost);
  const text = `select count(*) as count from (select from courses where ${where} limit ${limit}) matching`;
  return named(`catalogue-count-${limit}`, { text, values }, query);
}

/** The beginning of the whole list is asked for most: under a name PostgreSQL plans it once for each connection. */
function named(name: string, statement: QueryConfig, query: CourseQuery): QueryConfig {
  return query.page === 1 && statement.values?.length === 0 ? { ...statement, name } : statement;
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number.`);
  return value;
}

function conditionsOf(query: CourseQuery): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['is_public'];
  if (query.search) conditions.push(...matchesText(query.search, given));
  if (query.search && query.searchIn === 'title-or-instructor') {
    const words = given(containing(query.search));
    // The index above finds the few that may match.
    conditions.push(`(title ilike ${words} or instructor_name ilike ${words})`);
  }
  if (isChosen(query.category)) conditions.push(`category = ${given(query.category)}`);
  if (isChosen(query.level)) conditions.push(`level = ${given(query.level)}`);
  if (isChosen(query.language)) conditions.push(`language = ${given(query.language)}`);
  if (query.minPrice !== undefined) conditions.push(`charged_cents >= ${given(toCents(query.minPrice))}`);
  if (query.maxPrice !== undefined) conditions.push(`charged_cents <= ${given(toCents(query.maxPrice))}`);
  return { where: conditions.join(' and '), values };
}

const isChosen = (value: string | undefined): boolean => value !== undefined && value !== 'All';

/**
 * Courses with this text in their title, category or instructor's name. The index has a list of courses for every three
 * letters in a row, and reading the lists is what a search costs. Of several words only every third list is read; they leave
 * few courses, and the text is looked for in those.
 */
function matchesText(search: string, given: (value: unknown) => string): string[] {
  const words = search.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (words.length < 2) return [`search_text like lower(${given(containing(search))})`];
  const letters = [...new Set(words.flatMap(inThrees))];
  return [
    ...letters.map((three) => `search_text like lower(${given(containing(three))})`),
    `strpos(search_text, lower(${given(search)})) > 0`,
  ];
}

/** `construct`: `con`, `str`, `uct`. The last three letters may overlap those before. */
function inThrees(word: string): string[] {
  const letters = [...word];
  const starts = Array.from({ length: Math.floor(letters.length / 3) }, (_, index) => 3 * index);
  if (letters.length % 3 > 0) starts.push(letters.length - 3);
  return starts.map((start) => letters.slice(start, start + 3).join(''));
}
