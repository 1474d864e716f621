import { sql } from 'kysely';
import { emailPicture } from '../../../contract/media/media.ts';
import { formerLearner, publicName } from '../../../contract/text/names/public-name.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { queueSecretEmail } from '../../notifications/index.server.ts';
import type { EmailFrequency } from '../limits.ts';
import { threadEmailLinks } from './frequency.server.ts';
import { answerEmail, type News, questionEmail } from './threads.tsx';

/** Tells the instructor about a question that everyone can now see. */
export async function emailAboutThread(trx: Trx, ctx: Context, threadId: string): Promise<void> {
  await emailReaders(trx, ctx, { threadId, postId: null });
}

/** Tells the instructor, the question's author and those who answered it about an answer that everyone can now see. */
export async function emailAboutPost(
  trx: Trx,
  ctx: Context,
  which: { threadId: string; postId: string },
): Promise<void> {
  await emailReaders(trx, ctx, which);
}

type Which = { threadId: string; postId: string | null };

async function emailReaders(trx: Trx, ctx: Context, which: Which): Promise<void> {
  const text = await findText(trx, which);
  if (!text || !(await markAnnounced(trx, which, ctx.clock()))) return;
  for (const reader of await readersOf(trx, which, text)) {
    if (reader.frequency === 'daily')
      await trx
        .insertInto('threadNews')
        .values({ userId: reader.id, ...which, createdAt: ctx.clock() })
        .execute();
    else await emailAtOnce(trx, ctx, reader, which, text);
  }
}

/** @returns false if readers have already been told about the text, which may have been edited and held since */
async function markAnnounced(trx: Trx, { threadId, postId }: Which, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(postId ? 'posts' : 'threads')
    .set({ announcedAt: now })
    .where('id', '=', postId ?? threadId)
    .where('announcedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function emailAtOnce(trx: Trx, ctx: Context, reader: Reader, which: Which, text: Text): Promise<void> {
  const { link, headers } = threadEmailLinks.linksFor(ctx, reader.id);
  const news: News = {
    name: reader.name,
    courseTitle: text.courseTitle,
    picture: emailPicture(text.thumbnailAssetId),
    title: text.title,
    author: nameOf(text),
    body: text.body,
    link: linkTo(ctx, text.courseId, which.threadId),
    unsubscribe: link,
  };
  const template = which.postId ? answerEmail : questionEmail;
  await queueSecretEmail(ctx, trx, reader.email, template, news, { headers, priority: 'timely' });
}

/** The page of a question. */
export const linkTo = (ctx: Context, courseId: string, threadId: string): string =>
  `${ctx.settings.appUrl}/dashboard/courses/${courseId}/questions/${threadId}`;

export type Author = { authorName: string; isTeacher: boolean; isDeleted: boolean };

/** The name that other users see: the full name of the instructor and of administrators, and a short form of others. */
export function nameOf({ authorName, isTeacher, isDeleted }: Author): string {
  if (isDeleted) return formerLearner;
  return isTeacher ? authorName : publicName(authorName);
}

type Text = Author & {
  title: string;
  body: string;
  authorId: string;
  courseId: string;
  courseTitle: string;
  instructorId: string;
  thumbnailAssetId: string | null;
};

/** The question or answer; undefined if it is hidden, or its question is hidden or held for an administrator. */
async function findText(trx: Trx, { threadId, postId }: Which): Promise<Text | undefined> {
  const { rows } = await sql<Text>`
    select t.title, coalesce(p.body, t.body) as body, u.id as "authorId", u.name as "authorName",
      (u.id = c.instructor_id or u.role = 'admin') as "isTeacher", u.deleted_at is not null as "isDeleted",
      c.id as "courseId", c.title as "courseTitle", c.instructor_id as "instructorId",
      c.thumbnail_asset_id as "thumbnailAssetId"
    from threads t
    left join posts p on p.id = ${postId} and p.thread_id = t.id
    join courses c on c.id = t.course_id
    join users u on u.id = coalesce(p.author_id, t.author_id)
    where t.id = ${threadId} and not t.held and t.hidden_at is null and p.hidden_at is null`.execute(trx);
  return rows[0];
}

type Reader = { id: string; name: string; email: string; frequency: EmailFrequency };

/** The recipients of an email about a text: participants who still have access and want emails, without its author. */
async function readersOf(trx: Trx, { threadId, postId }: Which, text: Text): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id, u.name, u.email, coalesce(e.frequency, 'at_once') as frequency
    from users u left join thread_emails e on e.user_id = u.id
    where u.id in (
      select ${text.instructorId}::uuid
      union select author_id from threads where id = ${threadId} and ${postId}::uuid is not null
      union select author_id from posts where thread_id = ${threadId} and not held and hidden_at is null
    )
    and u.id <> ${text.authorId} and u.deleted_at is null and u.is_active
    and coalesce(e.frequency, 'at_once') <> 'never'
    and (u.id = ${text.instructorId} or u.role = 'admin' or exists (
      select from enrolments n
      where n.user_id = u.id and n.course_id = ${text.courseId} and n.ended_at is null and n.suspended_at is null
    ))
    order by u.id`.execute(trx);
  return rows;
}
