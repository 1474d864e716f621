import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { type EnrolmentRow, findEnrolment } from '../enrolments/enrolments.server.ts';
import { opensAtSql } from './opening.server.ts';

export const notEnrolled = failure('learning.not_enrolled', 403, 'You are not enrolled in this course');
export const noLecture = failure('learning.no_such_lecture', 404, 'Lecture not found');
type Which = Pick<EnrolmentRow, 'id' | 'courseId'>;

export const locked = failure('learning.locked', 403, 'This lecture is locked');

/** @throws 403 if not currently enrolled */
export async function requireEnrolment(db: Db, userId: string, courseId: string): Promise<EnrolmentRow> {
  const enrolment = await findEnrolment(db, userId, courseId);
  if (!enrolment) throw notEnrolled();
  return enrolment;
}

/** The lectures of a course in order across its sections, with one learner's progress in each, as of a moment. */
export async function lecturesOf(db: Db, { id, courseId }: Which, now: Date) {
  const rows = await db
    .selectFrom('lectures as l')
    .innerJoin('enrolments as e', (join) => join.on('e.id', '=', id))
    .innerJoin('sections as s', 's.id', 'l.sectionId')
    .leftJoin('lectureProgress as p', (join) =>
      join.onRef('p.lectureId', '=', 'l.id').on('p.enrolmentId', '=', id),
    )
    .select([
      'l.id',
      'l.title',
      'l.isFreePreview',
      'l.durationSeconds as duration',
      'l.videoAssetId',
      'l.kind',
      'l.quizId',
      's.id as sectionId',
      's.title as sectionTitle',
    ])
    .select(sql<Date | null>`${sql.raw(opensAtSql())}`.as('opensAt'))
    .select(['p.completedAt', 'p.openedAt', 'p.positionSeconds', 'p.watchedPercent'])
    .where('l.courseId', '=', courseId)
    .orderBy('s.position')
    .orderBy('s.id')
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    completed: row.completedAt !== null,
    closedUntil: isClosed(row, now) ? row.opensAt : null,
    position: row.positionSeconds ?? 0,
    percent: row.watchedPercent ?? 0,
  }));
}

type Opened = { opensAt: Date | null; isFreePreview: boolean; completedAt: Date | null };

/** As in `isClosedSql`. */
const isClosed = ({ opensAt, isFreePreview, completedAt }: Opened, now: Date): boolean =>
  opensAt !== null && opensAt > now && !isFreePreview && completedAt === null;

export type LectureRow = Awaited<ReturnType<typeof lecturesOf>>[number];
