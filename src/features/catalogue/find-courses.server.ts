import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { CourseSort } from '../../contract/constants.ts';
import { toCents } from '../../contract/money.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentCard } from './present-course.ts';
import type { CourseCard, CourseQuery } from './schemas.ts';

/** Beyond this many courses a list says “more than”: counting on would cost more than it tells. */
const countedAtMost = 10_000;

/**
 * One page of the public catalogue, and how many courses match. Where that is more than are counted, a capped total means
 * that another page follows, and the last page tells the exact one: a page beyond what is counted looks one course ahead.
 */
export async function findCourses(db: Db, query: CourseQuery) {
  const { page, limit } = query;
  const isDeep = page * limit >= countedAtMost;
  const [found, counted] = await Promise.all([
    pageOfCourses(db, query, isDeep ? limit + 1 : limit),
    countCourses(db, query, countedAtMost + 1),
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
    return rows.length > 0 ? (page - 1) * limit + rows.length : countCourses(db, query);
  }
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

/**
 * The ids of the page come from an index alone, however deep the page lies; only its rows are read in full.
 */
function pageOfCourses(db: Db, query: CourseQuery, atMost: number) {
  const page = db
    .selectFrom('courses')
    .select('id')
    .where((eb) => matches(eb, query))
    .orderBy(orders[query.sort].first)
    .orderBy(orders[query.sort].tie)
    .limit(atMost)
    .offset((query.page - 1) * query.limit);
  return db
    .selectFrom('courses')
    .select(cardColumns)
    .where('id', 'in', page)
    .orderBy(orders[query.sort].first)
    .orderBy(orders[query.sort].tie)
    .execute();
}

const orders: Record<CourseSort, { first: ReturnType<typeof sql>; tie: ReturnType<typeof sql> }> = {
  newest: { first: sql`created_at desc`, tie: sql`id desc` },
  'price-asc': { first: sql`charged_cents asc`, tie: sql`id asc` },
  'price-desc': { first: sql`charged_cents desc`, tie: sql`id desc` },
  'title-asc': { first: sql`title_key asc`, tie: sql`id asc` },
  'title-desc': { first: sql`title_key desc`, tie: sql`id desc` },
};

async function countCourses(db: Db, query: CourseQuery, atMost = Number.MAX_SAFE_INTEGER): Promise<number> {
  const counted = await db
    .selectFrom((from) =>
      from
        .selectFrom('courses')
        .select('id')
        .where((eb) => matches(eb, query))
        .limit(atMost)
        .as('matching'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return counted.count;
}

function matches(eb: ExpressionBuilder<Tables, 'courses'>, query: CourseQuery) {
  const given = (value: string | undefined): value is string => value !== undefined && value !== 'All';
  const conditions = [eb.ref('isPublic').$castTo<SqlBool>()];
  if (query.search) conditions.push(eb('searchText', 'ilike', containing(query.search)));
  if (query.search && query.searchIn === 'title-or-instructor') {
    const words = containing(query.search);
    // The index above finds the few that may match.
    conditions.push(eb.or([eb('title', 'ilike', words), eb('instructorName', 'ilike', words)]));
  }
  if (given(query.category)) conditions.push(eb('category', '=', query.category));
  if (given(query.level)) conditions.push(eb('level', '=', query.level));
  if (given(query.language)) conditions.push(eb('language', '=', query.language));
  if (query.minPrice !== undefined) conditions.push(eb('chargedCents', '>=', toCents(query.minPrice)));
  if (query.maxPrice !== undefined) conditions.push(eb('chargedCents', '<=', toCents(query.maxPrice)));
  return eb.and(conditions);
}
