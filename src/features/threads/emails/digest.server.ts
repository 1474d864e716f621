import { sql } from 'kysely';
import { z } from 'zod';
import { formerLearner } from '../../../contract/text/names/public-name.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueSecretEmail } from '../../notifications/index.server.ts';
import { type Author, linkTo, nameOf } from './email-participants.server.ts';
import { threadEmailLinks } from './frequency.server.ts';
import { digestEmail } from './threads.tsx';

/** Starts a digest for everyone who has news, once a day. */
export const digestsJob = { name: 'question_digests', payload: z.object({}) };
/** Sends one user's digest. */
export const digestJob = { name: 'question_digest', payload: z.object({ userId: z.string() }) };

/** Queues a digest for each user with unsent news about questions. */
export async function startDigests(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const readers = await trx.selectFrom('threadNews').select('userId').distinct().execute();
    for (const { userId } of readers) await addJob(trx, digestJob, { userId }, { key: `digest:${userId}` });
  });
}

const maxItems = 30;

/** Emails a user what is new since the last digest: at most once a day, and nothing after they unsubscribe. */
export async function sendDigest(ctx: Context, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const today = ctx.clock().toISOString().slice(0, 10);
    const { rows } = await sql<{ name: string; email: string }>`
      update thread_emails e set digested_on = ${today}
      from users u
      where u.id = e.user_id and e.user_id = ${userId} and e.frequency = 'daily'
        and (e.digested_on is null or e.digested_on < ${today}) and u.deleted_at is null and u.is_active
      returning u.name, u.email`.execute(trx);
    const [reader] = rows;
    if (!reader) return;
    const news = await takeNews(trx, userId);
    if (news.length === 0) return;
    const { link: unsubscribe, headers } = threadEmailLinks.linksFor(ctx, userId);
    const items = news.slice(0, maxItems).map((item) => ({
      id: item.id,
      title: item.title,
      courseTitle: item.courseTitle,
      author: item.isDeleted ? formerLearner.toLowerCase() : nameOf(item),
      isAnswer: item.isAnswer,
      link: linkTo(ctx, item.courseId, item.threadId),
    }));
    const data = { name: reader.name, items, more: news.length - items.length, unsubscribe };
    await queueSecretEmail(ctx, trx, reader.email, digestEmail, data, { headers, priority: 'news' });
  });
}

type Item = Author & {
  id: string;
  threadId: string;
  title: string;
  isAnswer: boolean;
  courseId: string;
  courseTitle: string;
};

/**
 * Removes a user's news and returns them, without texts since hidden or held, and without courses closed to the user.
 */
async function takeNews(trx: Trx, userId: string): Promise<Item[]> {
  const { rows } = await sql<Item>`
    with taken as (delete from thread_news where user_id = ${userId} returning *)
    select coalesce(p.id, t.id) as id, t.id as "threadId", t.title, n.post_id is not null as "isAnswer", c.id as "courseId",
      c.title as "courseTitle", u.name as "authorName",
      (u.id = c.instructor_id or u.role = 'admin') as "isTeacher", u.deleted_at is not null as "isDeleted"
    from taken n
    join threads t on t.id = n.thread_id and not t.held and t.hidden_at is null
    left join posts p on p.id = n.post_id
    join courses c on c.id = t.course_id
    join users u on u.id = coalesce(p.author_id, t.author_id)
    where (p.id is null or (not p.held and p.hidden_at is null))
      and (c.instructor_id = ${userId} or exists (
        select from enrolments e
        where e.user_id = ${userId} and e.course_id = c.id and e.ended_at is null and e.suspended_at is null
      ) or exists (select from users where id = ${userId} and role = 'admin'))
    order by n.id`.execute(trx);
  return rows;
}
