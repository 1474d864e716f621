import { sql } from 'kysely';
import type { PaymentStatus } from '../../contract/constants.ts';
import { readSort } from '../../contract/lists.ts';
import { photoUrl } from '../../contract/media/media.ts';
import { toDollars } from '../../contract/money/money.ts';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/queries/containing.ts';
import { totalOf } from '../../platform/database/queries/total-of.ts';
import { percentOf } from '../learning/index.server.ts';
import type { EnrolmentFilter, EnrolmentSort, OwnEnrolmentQuery, TaughtEnrolment } from './contract.ts';

/** A page of current and former learners in an instructor's courses, newest first by default. */
export async function listTaughtEnrolments(db: Db, instructorId: string, query: OwnEnrolmentQuery) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    sortedEnrolments(db, instructorId, query)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(db.selectFrom(matching(db, instructorId, query).as('found'))),
  ]);
  return { enrollments: rows.map(presentEnrolment), total, page, limit };
}

/** All enrolments that match the filter, sorted. */
export function sortedEnrolments(db: Db, instructorId: string, filter: EnrolmentFilter) {
  const { field, direction } = readSort<EnrolmentSort>(filter.sort ?? '-enrolled');
  return matching(db, instructorId, filter)
    .select([done.as('done'), lectures.as('lectures')])
    .orderBy(columns[field], direction)
    .orderBy('e.id', direction);
}

const lectures = sql<number>`(select count(*)::int from lectures l where l.course_id = e.course_id)`;
const done = sql<number>`(
  select count(*)::int from lecture_progress p join lectures l on l.id = p.lecture_id
  where p.enrolment_id = e.id and l.course_id = e.course_id and p.completed_at is not null
)`;

const columns: Record<EnrolmentSort, ReturnType<typeof sql>> = {
  student: sql`lower(u.name)`,
  email: sql`u.email`,
  course: sql`c.title_key`,
  enrolled: sql`e.enrolled_at`,
  progress: sql`case when e.completed_at is not null then 1 else coalesce(${done}::float / nullif(${lectures}, 0), 0) end`,
  amount: sql`coalesce(line.total_cents - line.refunded_cents, 0)`,
};

/** One course of a bundle may be refunded while the order stays completed. */
const payment = sql<PaymentStatus | null>`(
  case when line.total_cents > 0 and line.refunded_cents = line.total_cents then 'refunded' else o.status end)`;

const completed = sql<boolean>`(e.completed_at is not null or (${lectures} > 0 and ${done} = ${lectures}))`;

/** The enrolments with their order's line. The recipient of a gift may have chosen a course other than the line's. */
function matching(db: Db, instructorId: string, filter: EnrolmentFilter) {
  return db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', 'c.id', 'e.courseId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .leftJoin('orders as o', 'o.id', 'e.orderId')
    .leftJoin('orderLines as line', (join) =>
      join
        .onRef('line.orderId', '=', 'e.orderId')
        .on((on) => on.or([on('line.courseId', '=', on.ref('e.courseId')), on('o.kind', '=', 'gift')])),
    )
    .select(['e.id', 'e.userId', 'e.courseId', 'e.enrolledAt', 'e.endedAt', 'e.completedAt'])
    .select(['e.lastAccessedAt', 'c.title', 'u.name', 'u.email', 'u.photoAssetId', 'u.deletedAt'])
    .select([payment.as('paymentStatus'), 'line.totalCents', 'line.refundedCents'])
    .where('c.instructorId', '=', instructorId)
    .$if(filter.course !== undefined, (q) => q.where('e.courseId', '=', filter.course as string))
    .$if(Boolean(filter.search), (q) => q.where(matches(filter.search ?? '')))
    .$if(filter.status !== undefined, (q) => q.where(inState(filter.status)))
    .$if(filter.payment !== undefined, (q) => q.where(paid(filter.payment)));
}

function matches(search: string) {
  const pattern = containing(search);
  return sql<boolean>`(u.deleted_at is null and (u.name ilike ${pattern} or u.email ilike ${pattern}) or c.title ilike ${pattern})`;
}

function inState(state: EnrolmentFilter['status']) {
  if (state === 'ended') return sql<boolean>`e.ended_at is not null`;
  if (state === 'completed') return sql<boolean>`e.ended_at is null and ${completed}`;
  if (state === 'in-progress')
    return sql<boolean>`e.ended_at is null and not ${completed} and e.last_accessed_at is not null`;
  return sql<boolean>`e.ended_at is null and not ${completed} and e.last_accessed_at is null`;
}

function paid(chosen: EnrolmentFilter['payment']) {
  if (chosen === 'free') return sql<boolean>`coalesce(line.total_cents, 0) = 0`;
  if (chosen === 'refunded') return sql<boolean>`${payment} = 'refunded'`;
  return sql<boolean>`${payment} = 'completed' and line.total_cents > 0`;
}

type Row = Awaited<ReturnType<ReturnType<typeof sortedEnrolments>['execute']>>[number];

/** The fields of an enrolment that the instructor of its course sees. */
export function presentEnrolment(row: Row): TaughtEnrolment {
  const progress = row.completedAt ? 100 : percentOf(row.done, row.lectures);
  const isComplete = progress === 100;
  return {
    _id: row.id,
    studentId: row.userId,
    studentName: row.name,
    // A deleted user's email is a placeholder that nobody receives.
    studentEmail: row.deletedAt ? '' : row.email,
    studentAvatar: photoUrl(row.photoAssetId),
    courseId: row.courseId,
    courseTitle: row.title,
    enrolledAt: row.enrolledAt.toISOString(),
    progress,
    paymentStatus: row.paymentStatus ?? 'completed',
    amountPaid: toDollars((row.totalCents ?? 0) - (row.refundedCents ?? 0)),
    completed: isComplete,
    status: stateOf(row, isComplete),
    lastAccessed: row.lastAccessedAt?.toISOString() ?? null,
  };
}

function stateOf(row: Row, isComplete: boolean): TaughtEnrolment['status'] {
  if (row.endedAt) return 'ended';
  if (isComplete) return 'completed';
  return row.lastAccessedAt ? 'in-progress' : 'not-started';
}
