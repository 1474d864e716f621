import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { lastSecondOf } from '../../authoring/index.server.ts';
import { isLectureOpen, notOpenYet } from '../../learning/index.server.ts';
import { type Participant, participantIn } from '../access.server.ts';
import type { Thread, ThreadBody } from '../contract.ts';
import { emailAboutThread } from '../emails/email-participants.server.ts';
import {
  answered,
  beyondEnd,
  changed,
  closed,
  hidden,
  noLecture,
  noThread,
  questionExists,
} from '../failures.server.ts';
import { threadOf } from '../reading/show-thread.server.ts';
import { revisionOfText } from './text-revision.ts';
import { mustWait } from './writer.server.ts';

type Which = { courseId: string; threadId: string };

/**
 * Asks a question, or changes the text of one's own. Sent twice, it is stored once.
 * @throws 400 for a time after the lecture's end, 403 if the viewer does not take part in the course or the lecture is not
 * open yet, 404 for an unknown lecture or another person's question, 409 for a closed or hidden question,
 * or one that was saved with another text
 */
export function saveThread(ctx: Context, viewer: Viewer, which: Which, draft: ThreadBody): Promise<Thread> {
  return ctx.db.transaction().execute(async (trx) => {
    const writer = await participantIn(trx, viewer, which.courseId);
    const before = await findThread(trx, which.threadId);
    if (before) await change(trx, ctx, writer, before, which, draft);
    else await ask(trx, ctx, writer, which, draft);
    return threadOf({ db: trx, clock: ctx.clock }, viewer, which.threadId);
  });
}

/** @throws 404 for another person's question, 409 for one that is hidden or has answers */
export async function removeThread(ctx: Context, viewer: Viewer, threadId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const thread = await findThread(trx, threadId);
    if (!thread) return;
    if (thread.authorId !== viewer._id) throw noThread();
    if (thread.hiddenAt) throw hidden();
    const post = await trx
      .selectFrom('posts')
      .select('id')
      .where('threadId', '=', threadId)
      .executeTakeFirst();
    if (post) throw answered();
    await trx.deleteFrom('threads').where('id', '=', threadId).execute();
  });
}

const findThread = (trx: Trx, id: string) =>
  trx
    .selectFrom('threads')
    .select([
      'authorId',
      'courseId',
      'title',
      'body',
      'held',
      'closedAt',
      'hiddenAt',
      'createdAt',
      'editedAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Before = NonNullable<Awaited<ReturnType<typeof findThread>>>;

async function ask(
  trx: Trx,
  ctx: Context,
  writer: Participant,
  { courseId, threadId }: Which,
  draft: ThreadBody,
): Promise<void> {
  const now = ctx.clock();
  const place = await placeOf(trx, writer, courseId, draft, now);
  const held = await mustWait(trx, writer, textOf(draft), now);
  const added = await trx
    .insertInto('threads')
    .values({
      id: threadId,
      courseId,
      ...place,
      authorId: writer._id,
      title: draft.title,
      body: draft.body,
      held,
      awaitsAnswer: writer.role === 'learner',
      createdAt: now,
      activeAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // If a simultaneous request was first, it has queued the emails.
  if (added && !held) await emailAboutThread(trx, ctx, threadId);
}

async function change(
  trx: Trx,
  ctx: Context,
  writer: Participant,
  before: Before,
  { courseId, threadId }: Which,
  { title, body, revision }: ThreadBody,
): Promise<void> {
  if (before.authorId !== writer._id || before.courseId !== courseId) throw noThread();
  if (before.title === title && before.body === body) return;
  if (revision === '') throw questionExists();
  if (before.hiddenAt) throw hidden();
  if (before.closedAt) throw closed();
  if (revision !== undefined && revision !== revisionOfText(before)) throw changed();
  const now = ctx.clock();
  const held = before.held || (await mustWait(trx, writer, textOf({ title, body }), now));
  await trx
    .updateTable('threads')
    .set({ title, body, held, editedAt: now })
    .where('id', '=', threadId)
    .execute();
}

async function placeOf(
  trx: Trx,
  { _id }: Participant,
  courseId: string,
  { lectureId, second }: ThreadBody,
  now: Date,
) {
  if (!lectureId) return { lectureId: null, second: null };
  const last = await lastSecondOf(trx, courseId, lectureId);
  if (last === undefined) throw noLecture();
  if (!(await isLectureOpen(trx, _id, { courseId, lectureId }, now))) throw notOpenYet();
  if ((second ?? 0) > last) throw beyondEnd();
  return { lectureId, second: second ?? null };
}

const textOf = ({ title, body }: Pick<ThreadBody, 'title' | 'body'>): string => `${title}\n${body}`;
