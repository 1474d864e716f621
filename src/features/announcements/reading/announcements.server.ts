import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { revisionOf } from '../../../platform/crypto/revision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { authoredCourse } from '../access.server.ts';
import type {
  Announcement,
  AnnouncementList,
  AnnouncementQuery,
  CourseAnnouncements,
  Reach,
} from '../contract.ts';
import { noAnnouncement } from '../failures.server.ts';
import { announcementLimits } from '../limits.ts';
import { countAudiences } from '../sending/audience.server.ts';
import { countInMonth } from '../writing/month.server.ts';

/** The announcements of a course in every state, newest first. @throws 404 if the course is not the viewer's */
export async function listCourseAnnouncements(
  db: Db,
  viewer: Viewer,
  courseId: string,
  query: AnnouncementQuery,
): Promise<CourseAnnouncements> {
  const { id, title } = await authoredCourse(db, viewer, courseId);
  const list = await listAnnouncements(db, query, courseId);
  return { ...list, course: { _id: id, title } };
}

/** The announcements of all courses, or of one; newest first. */
export async function listAnnouncements(
  db: Db,
  { page, limit, search, state }: AnnouncementQuery,
  courseId?: string,
): Promise<AnnouncementList> {
  const chosen = db
    .selectFrom('announcements as a')
    .innerJoin('courses as c', 'c.id', 'a.courseId')
    .$if(courseId !== undefined, (some) => some.where('a.courseId', '=', courseId ?? ''))
    .$if(state !== undefined, (some) => some.where('a.state', '=', state ?? 'sent'))
    .$if(Boolean(search), (some) =>
      some.where((eb) => {
        const pattern = containing(search ?? '');
        return eb.or([eb('a.title', 'ilike', pattern), eb('c.title', 'ilike', pattern)]);
      }),
    );
  const [rows, total] = await Promise.all([
    chosen
      .select(columns)
      .select(readers.as('readers'))
      .orderBy('a.sendAt', 'desc')
      .orderBy('a.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(chosen),
  ]);
  return { announcements: rows.map(present), total, page, limit };
}

/** One announcement. @throws 404 */
export async function findAnnouncement(db: Db, id: string): Promise<Announcement> {
  const row = await db
    .selectFrom('announcements as a')
    .innerJoin('courses as c', 'c.id', 'a.courseId')
    .select(columns)
    .select(readers.as('readers'))
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow(() => noAnnouncement());
  return present(row);
}

/** One announcement, for the course's instructor and administrators. @throws 404 for everyone else */
export async function showAnnouncement(db: Db, viewer: Viewer, id: string): Promise<Announcement> {
  const announcement = await findAnnouncement(db, id);
  await authoredCourse(db, viewer, announcement.course._id);
  return announcement;
}

/** Whom an announcement would reach now. @throws 404 if the course is not the viewer's */
export async function reachOf(ctx: Context, viewer: Viewer, courseId: string): Promise<Reach> {
  const { id, title } = await authoredCourse(ctx.db, viewer, courseId);
  const now = ctx.clock();
  const [audiences, used] = await Promise.all([
    countAudiences(ctx.db, courseId, now),
    countInMonth(ctx.db, courseId, now),
  ]);
  return {
    course: { _id: id, title },
    audiences,
    leftThisMonth: Math.max(0, announcementLimits.perMonth - used),
  };
}

const columns = [
  'a.id',
  'a.courseId',
  'c.title as courseTitle',
  'c.instructorName',
  'a.title',
  'a.body',
  'a.audience',
  'a.state',
  'a.sendAt',
  'a.timeZone',
  'a.recipients',
  'a.emailed',
  'a.hiddenReason',
] as const;

const readers = sql<number>`(select count(*)::int from announcement_recipients r
  where r.announcement_id = a.id and r.read_at is not null)`;

type Row = Omit<Announcement, '_id' | 'course' | 'instructor' | 'sendAt' | 'revision'> & {
  id: string;
  courseId: string;
  courseTitle: string;
  instructorName: string;
  sendAt: Date;
};

const present = ({ id, courseId, courseTitle, instructorName, sendAt, ...row }: Row): Announcement => ({
  ...row,
  _id: id,
  course: { _id: courseId, title: courseTitle },
  instructor: instructorName,
  sendAt: sendAt.toISOString(),
  revision: revisionOfAnnouncement({ ...row, sendAt }),
});

type Written = Pick<Row, 'title' | 'body' | 'audience' | 'sendAt' | 'timeZone'>;

/** A hash of what an instructor edits in an announcement, which shows whether it has changed since. */
export const revisionOfAnnouncement = ({ title, body, audience, sendAt, timeZone }: Written): string =>
  revisionOf([title, body, audience, sendAt, timeZone]);
