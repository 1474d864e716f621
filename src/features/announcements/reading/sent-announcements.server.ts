import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import { openCourse } from '../access.server.ts';
import type { SentAnnouncementList, SentAnnouncementQuery } from '../contract.ts';
import { notEnrolled } from '../failures.server.ts';
import { setCourseEmails, wantsCourseEmails } from '../sending/course-emails.server.ts';

type Whose = { userId: string; courseId: string };

/**
 * The announcements that have gone out in a course, newest first; learners see those for everyone or for them.
 * @throws 403 for anyone but the course's learners, its instructor and administrators
 */
export async function listSentAnnouncements(
  db: Db,
  viewer: Viewer,
  courseId: string,
  { page, limit }: SentAnnouncementQuery,
): Promise<SentAnnouncementList> {
  const course = await openCourse(db, viewer, courseId);
  const whose = { userId: viewer._id, courseId };
  const isLearner = await isEnrolled(db, viewer._id, courseId);
  const chosen = db
    .selectFrom('announcements as a')
    .leftJoin('announcementRecipients as r', (join) =>
      join.onRef('r.announcementId', '=', 'a.id').on('r.userId', '=', viewer._id),
    )
    .where('a.courseId', '=', courseId)
    .where('a.startedAt', 'is not', null)
    .where('a.state', 'in', ['sending', 'sent'])
    .$if(isLearner, (some) =>
      some.where((eb) => eb.or([eb('a.audience', '=', 'all'), eb('r.userId', 'is not', null)])),
    );
  const [rows, total, emails] = await Promise.all([
    chosen
      .select(['a.id', 'a.title', 'a.body', 'a.startedAt', 'a.sendAt'])
      .select(sql<boolean>`r.user_id is not null and r.read_at is null`.as('isNew'))
      .orderBy('a.sendAt', 'desc')
      .orderBy('a.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(chosen),
    isLearner ? wantsCourseEmails(db, whose) : null,
  ]);
  return {
    announcements: rows.map(({ id, startedAt, sendAt, ...row }) => ({
      ...row,
      _id: id,
      sentAt: (startedAt ?? sendAt).toISOString(),
    })),
    total,
    page,
    limit,
    course: { _id: course.id, title: course.title, instructor: course.instructorName },
    emails,
  };
}

/** Marks the announcements sent to the viewer as read. @throws 403 for anyone who may not open the course */
export async function markRead(ctx: Context, viewer: Viewer, courseId: string): Promise<void> {
  await openCourse(ctx.db, viewer, courseId);
  await ctx.db
    .updateTable('announcementRecipients as r')
    .from('announcements as a')
    .set({ readAt: ctx.clock() })
    .whereRef('a.id', '=', 'r.announcementId')
    .where('a.courseId', '=', courseId)
    .where('a.state', 'in', ['sending', 'sent'])
    .where('r.userId', '=', viewer._id)
    .where('r.readAt', 'is', null)
    .execute();
}

/** How many announcements of a course a learner was sent and has not read in the course. */
export async function unreadAnnouncements(db: Db, { userId, courseId }: Whose): Promise<number> {
  const { count } = await db
    .selectFrom('announcementRecipients as r')
    .innerJoin('announcements as a', 'a.id', 'r.announcementId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('r.userId', '=', userId)
    .where('r.readAt', 'is', null)
    .where('a.courseId', '=', courseId)
    .where('a.state', 'in', ['sending', 'sent'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Turns a course's emails to the viewer on or off. @throws 403 not enrolled */
export async function chooseCourseEmails(
  db: Db,
  viewer: Viewer,
  courseId: string,
  emails: boolean,
): Promise<void> {
  if (!(await isEnrolled(db, viewer._id, courseId))) throw notEnrolled();
  await setCourseEmails(db, { userId: viewer._id, courseId }, emails);
}

/** Deletes the records of which announcements a user who is being deleted was sent, and which emails they stopped. */
export async function forgetAnnouncements(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('announcementRecipients').where('userId', '=', userId).execute();
  await trx.deleteFrom('courseEmailStops').where('userId', '=', userId).execute();
}
