import { sql } from 'kysely';
import { pictureUrl } from '../../../contract/media/media.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import type { Enrolment, EnrolmentQuery } from '../contract.ts';
import { dayOf, planFor } from '../plan/plan.ts';
import { milestonesOf } from '../progress/milestones.ts';
import { percentOf } from '../progress/progress.ts';
import { certificateState, type KnownCertificate, type MissingExam } from './certificate-state.ts';
import type { LearningDependencies } from './study-course.server.ts';

/** A learner's courses, newest first, with counts over all of them. */
export async function listEnrolments(
  ctx: Context,
  deps: LearningDependencies,
  userId: string,
  query: EnrolmentQuery,
) {
  const { page, limit } = query;
  const certified = query.certification === 'true' ? await deps.certifiedCourses(ctx.db, userId) : [];
  const chosen = matching(ctx.db, userId, query, certified);
  const [rows, total, counters] = await Promise.all([
    chosen
      .selectAll()
      .orderBy('enrolledAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(chosen),
    countersOf(ctx.db, userId),
  ]);
  const today = dayOf(ctx.clock());
  const courseIds = rows.map((row) => row.courseId);
  const [certificates, exams, completion] = await Promise.all([
    deps.certificatesOf(ctx.db, userId, courseIds),
    deps.missingExams(ctx.db, userId, courseIds),
    completionBySection(
      ctx.db,
      rows.map((row) => row.id),
    ),
  ]);
  return {
    enrollments: rows.map((row) =>
      present(
        row,
        completion.get(row.id) ?? [],
        certificates.get(row.courseId),
        exams.get(row.courseId),
        today,
      ),
    ),
    total,
    page,
    limit,
    counters,
  };
}

/** Every course a learner has access to, with its number of lectures and completed lectures. */
function ownCourses(db: Db, userId: string) {
  const done = sql<number>`(select count(*)::int from lecture_progress p join lectures l on l.id = p.lecture_id
    where p.enrolment_id = e.id and l.course_id = e.course_id and p.completed_at is not null)`;
  const left = sql<number>`(select coalesce(sum(l.duration_seconds), 0) from lectures l
    left join lecture_progress p on p.lecture_id = l.id and p.enrolment_id = e.id
    where l.course_id = e.course_id and p.completed_at is null)`;
  const total = sql<number>`(select count(*)::int from lectures l where l.course_id = e.course_id)`;
  return db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', 'c.id', 'e.courseId')
    .select(['e.id', 'e.courseId', 'e.enrolledAt', 'e.lastAccessedAt', 'e.targetDate'])
    .select([
      'c.slug',
      'c.title',
      'c.subtitle',
      'c.category',
      'c.instructorId',
      'c.instructorName',
      'c.thumbnailAssetId',
    ])
    .select(['c.certificationAvailable', 'c.minCompletionPercentage'])
    .select([total.as('lectures'), done.as('done'), left.as('secondsLeft')])
    .select(sql<boolean>`e.completed_at is not null or (${done} = ${total} and ${total} > 0)`.as('completed'))
    .where('e.userId', '=', userId)
    .where('e.endedAt', 'is', null)
    .where('e.suspendedAt', 'is', null);
}

/**
 * The learner's courses that match a query. `certified`: the ids of those for which a certificate has been requested.
 */
function matching(db: Db, userId: string, query: EnrolmentQuery, certified: string[]) {
  return db
    .selectFrom(ownCourses(db, userId).as('own'))
    .$if(query.status !== undefined, (q) => q.where('completed', '=', query.status === 'completed'))
    .$if(query.certification !== undefined, (q) =>
      q.where((own) =>
        own.or([
          own('certificationAvailable', '=', query.certification === 'true'),
          ...(certified.length > 0 ? [own('courseId', 'in', certified)] : []),
        ]),
      ),
    )
    .$if(Boolean(query.search), (q) =>
      q.where((own) => {
        const pattern = containing(query.search ?? '');
        return own.or([
          own('title', 'ilike', pattern),
          own('category', 'ilike', pattern),
          own('instructorName', 'ilike', pattern),
        ]);
      }),
    );
}

async function countersOf(db: Db, userId: string) {
  const { enrolled, completed } = await db
    .selectFrom(ownCourses(db, userId).as('own'))
    .select(sql<number>`count(*)::int`.as('enrolled'))
    .select(sql<number>`(count(*) filter (where own.completed))::int`.as('completed'))
    .executeTakeFirstOrThrow();
  return { enrolled, completed, inProgress: enrolled - completed };
}

/** For each enrolment and each section of its course, in order, whether each lecture is completed. */
async function completionBySection(db: Db, enrolmentIds: string[]): Promise<Map<string, boolean[][]>> {
  const sections = new Map<string, boolean[][]>();
  if (enrolmentIds.length === 0) return sections;
  const rows = await db
    .selectFrom('enrolments as e')
    .innerJoin('sections as s', 's.courseId', 'e.courseId')
    .innerJoin('lectures as l', 'l.sectionId', 's.id')
    .leftJoin('lectureProgress as p', (join) =>
      join.onRef('p.lectureId', '=', 'l.id').onRef('p.enrolmentId', '=', 'e.id'),
    )
    .select('e.id')
    .select(sql<boolean[]>`array_agg(p.completed_at is not null order by l.position, l.id)`.as('completed'))
    .where('e.id', 'in', enrolmentIds)
    .groupBy(['e.id', 's.id', 's.position'])
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();
  for (const { id, completed } of rows) sections.set(id, [...(sections.get(id) ?? []), completed]);
  return sections;
}

type Row = Awaited<ReturnType<ReturnType<typeof ownCourses>['execute']>>[number];

function present(
  row: Row,
  sections: boolean[][],
  certificate: KnownCertificate | undefined,
  exam: MissingExam | undefined,
  today: string,
): Enrolment {
  const progress = row.completed ? 100 : percentOf(row.done, row.lectures);
  return {
    _id: row.id,
    course: {
      _id: row.courseId,
      slug: row.slug,
      title: row.title,
      subtitle: row.subtitle,
      category: row.category,
      instructor: { _id: row.instructorId, name: row.instructorName },
      thumbnail: row.thumbnailAssetId ? { url: pictureUrl(row.thumbnailAssetId) } : null,
      totalLectures: row.lectures,
    },
    enrolledAt: row.enrolledAt.toISOString(),
    progress: {
      completedLectures: row.done,
      progress,
      completed: row.completed,
      milestones: milestonesOf(sections, row.completed),
    },
    lastAccessed: row.lastAccessedAt?.toISOString() ?? null,
    targetDate: row.targetDate,
    plan:
      row.targetDate === null || row.completed
        ? null
        : planFor(today, row.targetDate, { lectures: row.lectures - row.done, seconds: row.secondsLeft }),
    certificate: certificateState(row, progress, certificate, exam),
  };
}
