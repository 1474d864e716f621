import type { QueryConfig } from 'pg';
import type { CourseSort } from '../../../contract/constants.ts';
import { toCents } from '../../../contract/money/money.ts';
import { anyMark } from '../../../contract/text/marks.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import type { CategoryQuery, CourseQuery } from '../contract.ts';
import { cardColumns } from '../present-course.ts';

/**
 * The catalogue's SQL statements: the list is the most frequent request, and composing statements with the query
 * builder cost up to a quarter of its response time.
 */
const selected = cardColumns.map((name) => `${inSql(name)} as "${name}"`).join(', ');

/** The column that each order sorts by. */
const sortColumns: Record<CourseSort, string> = {
  newest: 'created_at',
  'price-asc': 'charged_cents',
  'price-desc': 'charged_cents',
  'title-asc': 'title_key',
  'title-desc': 'title_key',
};
const orders: Record<CourseSort, string> = {
  newest: 'created_at desc, id desc',
  'price-asc': 'charged_cents asc, id asc',
  'price-desc': 'charged_cents desc, id desc',
  'title-asc': 'title_key asc, id asc',
  'title-desc': 'title_key desc, id desc',
};

/** How a search is run: by junctions for a phrase that few courses contain, otherwise by letters. */
export type SearchedBy = 'junctions' | 'letters';

/** `few`: the count found at most this many matches. */
type PageOptions = { atMost: number; by?: SearchedBy; few?: number };
/** Counting stops at `atMost`; by default it is complete. */
type CountOptions = { atMost?: number; by?: SearchedBy };

/**
 * The rows of a page, `atMost` of them. Their ids come from an index alone, however deep the page is; only the rows of
 * the page itself are read in full. If few courses match, they are found as they were counted, then sorted: PostgreSQL
 * overestimates rare phrases and would scan the courses in order.
 */
export function pageStatement(query: CourseQuery, { atMost, by, few }: PageOptions): QueryConfig {
  const { matches, values } = matchesOf(query, by);
  const order = orders[query.sort];
  const [limit, offset] = [whole(atMost), whole((query.page - 1) * query.limit)];
  const matching = few === undefined ? matches : `(${matchingAtMost(matches, few, query.sort)}) matching`;
  const text = `select ${selected} from courses where id in (
    select id from ${matching} order by ${order} limit ${limit} offset ${offset}
  ) order by ${order}`;
  return named(`catalogue-page-${query.sort}-${limit}`, { text, values }, query);
}

/**
 * The courses that match a rare phrase: their number, at most `few`, and the ids of a page. One statement, so that the
 * matches are read once.
 */
export function matchesStatement(query: CourseQuery, { atMost, few }: { atMost: number; few: number }) {
  const { matches, values } = matchesOf(query, 'junctions');
  const [limit, offset] = [whole(atMost), whole((query.page - 1) * query.limit)];
  const text = `with matching as (${matchingAtMost(matches, few, query.sort)})
    select (select count(*) from matching) as count,
      array(select id from matching order by ${orders[query.sort]} limit ${limit} offset ${offset}) as ids`;
  return { text, values } satisfies QueryConfig;
}

/** The rows of a page whose ids are known, in order. */
export function cardsStatement(ids: readonly string[], sort: CourseSort): QueryConfig {
  const text = `select ${selected} from courses where id = any($1) order by ${orders[sort]}`;
  return { name: `catalogue-cards-${sort}`, text, values: [ids] };
}

/** How many courses match. */
export function countStatement(query: CourseQuery, { atMost, by }: CountOptions = {}): QueryConfig {
  const { matches, values } = matchesOf(query, by);
  const text = `select count(*) as count from (${matchingAtMost(matches, atMost)}) matching`;
  return named(`catalogue-count-${atMost ?? 'all'}`, { text, values }, query);
}

/** How many courses of each category are among the first `atMost` matches. */
export function categoriesStatement(query: CategoryQuery, atMost: number, by?: SearchedBy): QueryConfig {
  const { matches, values } = matchesOf(query, by);
  const matching = `select category from ${matches} limit ${whole(atMost)}`;
  const text = `select category, count(*) as count from (${matching}) matching group by category`;
  return { text, values };
}

/** How many public courses these categories have, counting at most `atMost` of each. */
export function everyCategoryStatement(categories: readonly string[], atMost: number): QueryConfig {
  const ofOne = `select 1 from courses where is_public and category = each.category limit ${whole(atMost)}`;
  const text = `select category, (select count(*) from (${ofOne}) matching) as count
    from unnest($1::text[]) each (category)`;
  return { name: `catalogue-categories-${atMost}`, text, values: [categories] };
}

/** The ids of the matches, with the column they are sorted by, if any. */
function matchingAtMost(matches: string, atMost?: number, sort?: CourseSort): string {
  const limit = atMost === undefined ? 'all' : whole(atMost);
  return `select id${sort ? `, ${sortColumns[sort]}` : ''} from ${matches} limit ${limit}`;
}

/** How many of the `among` newest courses contain this text. */
export function frequencyStatement(search: string, among: number): QueryConfig {
  const newest = `select search_text from courses where is_public order by ${orders.newest} limit ${whole(among)}`;
  const text = `select count(*) as count from (${newest}) newest where search_text like lower($1)`;
  return { name: `catalogue-frequency-${among}`, text, values: [containing(search)] };
}

/**
 * Whether the search has a space with at least three characters on either side: the database's `text_junctions` are
 * such seven characters.
 */
export const hasJunction = (search: string): boolean => /.{3} .{3}/su.test(betweenMarks(search));

/** The longest part of a search between apostrophes and quotation marks: a course may have others in their place. */
const betweenMarks = (search: string): string =>
  search.split(anyMark).reduce((longest, part) => (part.length > longest.length ? part : longest));

/**
 * Names the statements for the first page of the whole list, the most frequent request: PostgreSQL plans a named
 * statement without values only once per connection.
 */
function named(name: string, statement: QueryConfig, query: CourseQuery): QueryConfig {
  return query.page === 1 && statement.values?.length === 0 ? { ...statement, name } : statement;
}

function inSql(column: string): string {
  return column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number.`);
  return value;
}

type Filters = CategoryQuery & Pick<CourseQuery, 'category'>;
/** Adds a value to a statement; returns its placeholder. */
type Bind = (value: unknown) => string;

/**
 * Where a statement looks for matches: a table and its conditions. Courses with credits are in a separate table,
 * without the searched texts; a search looks at all courses, then at their credits.
 */
function matchesOf(query: Filters, by: SearchedBy = 'letters'): { matches: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const credits = creditsOf(query, bind);
  const filters = filtersOf(query, by, bind);
  if (!credits) return { matches: `courses where ${['is_public', ...filters].join(' and ')}`, values };
  if (!query.search) {
    const conditions = [credits, ...filters].join(' and ');
    return {
      matches: `(select *, course_id as id from course_credit_kinds) courses where ${conditions}`,
      values,
    };
  }
  const credited = `id in (select course_id from course_credit_kinds where ${credits})`;
  return { matches: `courses where ${['is_public', ...filters, credited].join(' and ')}`, values };
}

/**
 * The condition on credits; null if the list is not filtered by them. An area is more specific than its body; `any` is
 * the largest amount for any body.
 */
function creditsOf({ scheme, area, minCredits = 0 }: Filters, bind: Bind): string | null {
  const chosen = [area, scheme].find((kind) => kind && kind !== 'All') ?? (minCredits > 0 && 'any');
  if (!chosen) return null;
  return `kind = ${bind(chosen)} and amount >= ${bind(Math.max(1, Math.round(minCredits * 100)))}`;
}

function filtersOf(query: Filters, by: SearchedBy, bind: Bind): string[] {
  const conditions: string[] = [];
  if (query.search) conditions.push(matchesText(query.search, by, bind));
  if (query.search && query.searchIn === 'title-or-instructor') {
    const pattern = bind(containing(query.search));
    // The condition above leaves few candidates.
    conditions.push(`(title ilike ${pattern} or instructor_name ilike ${pattern})`);
  }
  if (query.category && query.category !== 'All') conditions.push(`category = ${bind(query.category)}`);
  for (const column of ['level', 'language'] as const) {
    const chosen = query[column] ?? [];
    if (chosen.length > 0 && !chosen.includes('All')) conditions.push(isAmong(column, chosen, bind));
  }
  if (query.minPrice !== undefined) conditions.push(`charged_cents >= ${bind(toCents(query.minPrice))}`);
  if (query.maxPrice !== undefined) conditions.push(`charged_cents <= ${bind(toCents(query.maxPrice))}`);
  return conditions;
}

const isAmong = (column: string, values: readonly string[], bind: Bind): string =>
  values.length === 1 ? `${column} = ${bind(values[0])}` : `${column} = any(${bind(values)})`;

/**
 * Courses with this text in their title, category or instructor's name. With letters, PostgreSQL chooses: it uses the
 * trigram index, or scans the courses until it has enough matches.
 */
function matchesText(search: string, by: SearchedBy, bind: Bind): string {
  const pattern = `lower(${bind(containing(search))})`;
  if (by === 'letters') return `search_text like ${pattern}`;
  // Appending an empty text keeps PostgreSQL from using the trigram index as well.
  return `text_junctions(search_text) @> text_junctions(lower(${bind(betweenMarks(search))}))
    and search_text || '' like ${pattern}`;
}
