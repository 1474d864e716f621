import type { Pool, QueryConfig } from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import type { CourseCard, CourseQuery } from '../contract.ts';
import { type CardRow, cardColumns, presentCard } from '../present-course.ts';
import {
  cardsStatement,
  countStatement,
  frequencyStatement,
  hasJunction,
  matchesStatement,
  pageStatement,
  type SearchedBy,
} from './catalogue-statements.server.ts';

/** Beyond this many courses a list says “more than”: counting further costs more than it is worth. */
export const countedAtMost = 1_000;

/** A phrase found in at most this many of the newest courses counts as rare. */
const rare = { atMost: 10, among: 1_000 };

export type Database = Pick<Pool, 'query'>;

/**
 * One page of the public catalogue, and how many courses match. Beyond the counting limit, the total is capped while
 * another page follows, and exact on the last page. To find out, pages that reach the limit read one course more.
 */
export async function findCourses(pool: Database, query: CourseQuery) {
  const { page, limit } = query;
  const isDeep = page * limit >= countedAtMost;
  const atMost = isDeep ? limit + 1 : limit;
  const { courses, counted, by } = await (query.search
    ? searchCourses(pool, query, query.search, atMost)
    : listCourses(pool, query, atMost));
  const rows = courses.slice(0, limit);
  const totalIsCapped = counted > countedAtMost && (!isDeep || courses.length > limit);
  return {
    courses: rows.map(presentCard),
    total: totalIsCapped ? countedAtMost : await exactTotal(),
    totalIsCapped,
    page,
    limit,
  };

  function exactTotal(): number | Promise<number> {
    if (counted <= countedAtMost) return counted;
    return rows.length > 0 ? (page - 1) * limit + rows.length : count(pool, countStatement(query, { by }));
  }
}

type Found = { courses: CardRow[]; counted: number; by?: SearchedBy };

async function listCourses(pool: Database, query: CourseQuery, atMost: number): Promise<Found> {
  const [courses, counted] = await Promise.all([
    cards(pool, pageStatement(query, { atMost })),
    count(pool, countStatement(query, { atMost: countedAtMost + 1 })),
  ]);
  return { courses, counted };
}

/** The number of matches decides how the page is found; if there are none, no page is read. */
async function searchCourses(
  pool: Database,
  query: CourseQuery,
  search: string,
  atMost: number,
): Promise<Found> {
  const by = await howToSearch(pool, search);
  if (by === 'junctions') return searchRarePhrase(pool, query, atMost);
  const counted = await count(pool, countStatement(query, { atMost: countedAtMost + 1, by }));
  if (counted === 0) return { courses: [], counted };
  const few = counted > countedAtMost ? undefined : countedAtMost;
  return { courses: await cards(pool, pageStatement(query, { atMost, by, few })), counted, by };
}

/** Counts and sorts the matches together, unless there turn out to be very many. */
async function searchRarePhrase(pool: Database, query: CourseQuery, atMost: number): Promise<Found> {
  const by = 'junctions';
  const statement = matchesStatement(query, { atMost, few: countedAtMost + 1 });
  const { rows } = await pool.query<{ count: number; ids: string[] }>(statement);
  const { count: counted = 0, ids = [] } = rows[0] ?? {};
  if (counted > countedAtMost)
    return { courses: await cards(pool, pageStatement(query, { atMost, by })), counted, by };
  const courses = ids.length > 0 ? await cards(pool, cardsStatement(ids, query.sort)) : [];
  return { courses, counted, by };
}

/** The fastest way to search for a text. */
export async function howToSearch(pool: Database, search: string): Promise<SearchedBy> {
  if (!hasJunction(search)) return 'letters';
  const having = await count(pool, frequencyStatement(search, rare.among));
  return having > rare.atMost ? 'letters' : 'junctions';
}

async function cards(pool: Database, statement: QueryConfig): Promise<CardRow[]> {
  return (await pool.query<CardRow>(statement)).rows;
}

async function count(pool: Database, statement: QueryConfig): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}

/** Cards of public courses, by id; missing or non-public ones are left out. */
export async function cardsOf(db: Db, ids: string[]): Promise<Map<string, CourseCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('courses')
    .select(cardColumns)
    .where('id', 'in', ids)
    .where('isPublic', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.id, presentCard(row)]));
}
