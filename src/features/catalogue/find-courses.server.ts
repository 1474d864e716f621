import type { Pool } from 'pg';
import type { Db } from '../../platform/database/database.ts';
import { countStatement, pageStatement } from './catalogue-statements.server.ts';
import { type CardRow, presentCard } from './present-course.ts';
import type { CourseCard, CourseQuery } from './schemas.ts';

/** Beyond this many courses a list says “more than”: counting on would cost more than it tells. */
const countedAtMost = 1_000;

/**
 * One page of the public catalogue, and how many courses match. Where that is more than are counted, a capped total means
 * that another page follows, and the last page tells the exact one: a page beyond what is counted looks one course ahead.
 */
export async function findCourses(pool: Pick<Pool, 'query'>, query: CourseQuery) {
  const { page, limit } = query;
  const isDeep = page * limit >= countedAtMost;
  const [found, counted] = await Promise.all([
    pageOfCourses(pool, query, isDeep ? limit + 1 : limit),
    countCourses(pool, query, countedAtMost + 1),
  ]);
  const rows = found.slice(0, limit);
  const totalIsCapped = counted > countedAtMost && (!isDeep || found.length > limit);
  return {
    courses: rows.map(presentCard),
    total: totalIsCapped ? countedAtMost : await exactTotal(),
    totalIsCapped,
    page,
    limit,
  };

  function exactTotal(): number | Promise<number> {
    if (counted <= countedAtMost) return counted;
    return rows.length > 0 ? (page - 1) * limit + rows.length : countCourses(pool, query);
  }
}

async function pageOfCourses(
  pool: Pick<Pool, 'query'>,
  query: CourseQuery,
  atMost: number,
): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>(pageStatement(query, atMost));
  return rows;
}

async function countCourses(pool: Pick<Pool, 'query'>, query: CourseQuery, atMost?: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(countStatement(query, atMost));
  return rows[0]?.count ?? 0;
}

const cardColumns = [
  'id',
  'slug',
  'title',
  'subtitle',
  'description',
  'category',
  'level',
  'language',
  'priceCents',
  'discountCents',
  'thumbnailAssetId',
  'instructorId',
  'instructorName',
  'totalLectures',
  'totalSeconds',
  'ratingSum',
  'ratingCount',
  'createdAt',
  'updatedAt',
] as const;

/** Cards of courses in the catalogue, by id; what is not there or not public is left out. */
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
