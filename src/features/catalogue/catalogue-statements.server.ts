import type { QueryConfig } from 'pg';
import type { CourseSort } from '../../contract/constants.ts';
import { toCents } from '../../contract/money.ts';
import { containing } from '../../platform/database/containing.ts';
import type { CourseQuery } from './contract.ts';

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

/** How a search is looked for: as a phrase that few courses have, by its junctions, or letter by letter. */
export type SearchedBy = 'junctions' | 'letters';

/** `few`: at most so many courses match, as was counted. */
type PageOptions = { atMost: number; by?: SearchedBy; few?: number };
/** Counting stops at `atMost`, and without it goes to the end. */
type CountOptions = { atMost?: number; by?: SearchedBy };

/**
 * The rows of a page, `atMost` of them. Their ids come from an index alone, however deep the page lies; only the rows of the
 * page itself are read in full. Where few courses match, they are found as they were counted, and then sorted: PostgreSQL
 * takes a rare phrase for less rare, and would look through the courses in their order.
 */
export function pageStatement(query: CourseQuery, { atMost, by, few }: PageOptions): QueryConfig {
  const { where, values } = conditionsOf(query, by);
  const order = orders[query.sort];
  const [limit, offset] = [whole(atMost), whole((query.page - 1) * query.limit)];
  const matching = few === undefined ? `courses where ${where}` : `(${matchingAtMost(where, few)}) matching`;
  const text = `select ${cardColumns} from courses where id in (
    select id from ${matching} order by ${order} limit ${limit} offset ${offset}
  ) order by ${order}`;
  return named(`catalogue-page-${query.sort}-${limit}`, { text, values }, query);
}

/** How many courses match. */
export function countStatement(query: CourseQuery, { atMost, by }: CountOptions = {}): QueryConfig {
  const { where, values } = conditionsOf(query, by);
  const text = `select count(*) as count from (${matchingAtMost(where, atMost)}) matching`;
  return named(`catalogue-count-${atMost ?? 'all'}`, { text, values }, query);
}

function matchingAtMost(where: string, atMost?: number): string {
  const limit = atMost === undefined ? 'all' : whole(atMost);
  return `select id, created_at, charged_cents, title_key from courses where ${where} limit ${limit}`;
}

/** How many of the newest courses have this text, of `among` that are looked through. */
export function frequencyStatement(search: string, among: number): QueryConfig {
  const newest = `select search_text from courses where is_public order by ${orders.newest} limit ${whole(among)}`;
  const text = `select count(*) as count from (${newest}) newest where strpos(search_text, lower($1)) > 0`;
  return { name: `catalogue-frequency-${among}`, text, values: [search] };
}

/** A space with three characters before and after it: the database's `text_junctions` are these seven. */
export const hasJunction = (search: string): boolean => /.{3} .{3}/su.test(search);

/** The beginning of the whole list is asked for most: under a name PostgreSQL plans it once for each connection. */
function named(name: string, statement: QueryConfig, query: CourseQuery): QueryConfig {
  return query.page === 1 && statement.values?.length === 0 ? { ...statement, name } : statement;
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number.`);
  return value;
}

function conditionsOf(query: CourseQuery, by: SearchedBy = 'letters'): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['is_public'];
  if (query.search) conditions.push(matchesText(query.search, by, given));
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
 * Courses with this text in their title, category or instructor's name. By letters, PostgreSQL chooses: it reads the lists of
 * courses that the index has for every three letters in a row, or looks through the courses until it has enough of them.
 */
function matchesText(search: string, by: SearchedBy, given: (value: unknown) => string): string {
  if (by === 'letters') return `search_text like lower(${given(containing(search))})`;
  const phrase = given(search);
  return `text_junctions(search_text) @> text_junctions(lower(${phrase})) and strpos(search_text, lower(${phrase})) > 0`;
}
