import { type NotNull, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { percentOf } from '../rules/score.ts';

/** A quiz whose score counts towards its course's certificate: the score required, and a learner's best one. */
type CertificateExam = {
  courseId: string;
  quizId: string;
  title: string;
  /** The percentage that is needed. */
  needed: number;
  /** The learner's best percentage, rounded down; null before the first attempt has ended. */
  best: number | null;
  isReached: boolean;
};

/** The exams of these courses' certificates with a learner's best scores, in the order of the quizzes. */
export async function certificateExams(
  db: Db,
  userId: string,
  courseIds: string[],
): Promise<CertificateExam[]> {
  if (courseIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select q.course_id as "courseId", q.id as "quizId", q.title, q.certificate_percent as needed,
      best.points, best.max_points as "maxPoints"
    from quizzes q
    left join lateral (
      select a.points, a.max_points from attempts a
      where a.user_id = ${userId} and a.quiz_id = q.id and a.state in ('submitted', 'expired')
      order by a.points::numeric / greatest(a.max_points, 1) desc
      limit 1
    ) best on true
    where q.course_id = any(${courseIds}::uuid[]) and q.certificate_percent is not null
    order by q.position, q.created_at`.execute(db);
  return rows.map(({ points, maxPoints, ...exam }) => ({
    ...exam,
    best: points === null ? null : percentOf(points, maxPoints ?? 0),
    isReached: points !== null && points * 100 >= exam.needed * (maxPoints ?? 0),
  }));
}

type Row = {
  courseId: string;
  quizId: string;
  title: string;
  needed: number;
  points: number | null;
  maxPoints: number | null;
};

/** For each course, the first exam in which a learner has not reached the score that the certificate requires. */
export async function missingExams(
  db: Db,
  userId: string,
  courseIds: string[],
): Promise<Map<string, CertificateExam>> {
  const exams = await certificateExams(db, userId, courseIds);
  return new Map(
    exams
      .filter(({ isReached }) => !isReached)
      .reverse()
      .map((exam) => [exam.courseId, exam]),
  );
}

/** The exams of a course's certificate, in the order of the quizzes. */
export const examsOf = (db: Db, courseId: string) =>
  db
    .selectFrom('quizzes')
    .select(['id as quizId', 'title', 'certificatePercent as needed'])
    .where('courseId', '=', courseId)
    .where('certificatePercent', 'is not', null)
    .$narrowType<{ needed: NotNull }>()
    .orderBy('position')
    .orderBy('createdAt')
    .execute();
