import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { type Participant, participantIn } from '../access.server.ts';
import type { Post, PostBody } from '../contract.ts';
import { emailAboutPost } from '../emails/email-participants.server.ts';
import { answerExists, changed, closed, hidden, noPost, noThread, waiting } from '../failures.server.ts';
import { postOf, threadOf } from '../reading/show-thread.server.ts';
import { updateAwaitsAnswer } from './awaits-answer.server.ts';
import { revisionOfText } from './text-revision.ts';
import { mustWait } from './writer.server.ts';

type Which = { threadId: string; postId: string };

/**
 * Answers a question, or changes the text of one's own answer. Sent twice, it is stored once.
 * @throws 403 unless the viewer takes part in the course, 404 for an unknown question or another person's answer, 409 for
 * a question that is closed, hidden or not published yet, or an answer that was saved with another text
 */
export function savePost(ctx: Context, viewer: Viewer, which: Which, draft: PostBody): Promise<Post> {
  return ctx.db.transaction().execute(async (trx) => {
    const { course } = await threadOf({ db: trx, clock: ctx.clock }, viewer, which.threadId);
    const writer = await participantIn(trx, viewer, course._id);
    const thread = await lockThread(trx, which.threadId);
    const before = await findPost(trx, which.postId);
    if (before?.body === draft.body && before.authorId === writer._id) return postOf(trx, viewer, which);
    if (thread.hiddenAt) throw hidden();
    if (thread.closedAt) throw closed();
    if (thread.held) throw waiting();
    if (before) await change(trx, ctx, writer, before, which, draft);
    else await answer(trx, ctx, writer, which, draft.body);
    return postOf(trx, viewer, which);
  });
}

/**
 * Deletes one's own answer; it is not an error if the answer is already gone.
 * @throws 404 for another person's, 409 for a hidden one
 */
export async function removePost(ctx: Context, viewer: Viewer, which: Which): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    // Locks the question first, as every change does: deleting its accepted answer changes it.
    await lockThreadIfAny(trx, which.threadId);
    const post = await findPost(trx, which.postId);
    if (!post) return;
    if (post.authorId !== viewer._id || post.threadId !== which.threadId) throw noPost();
    if (post.hiddenAt) throw hidden();
    await trx.deleteFrom('posts').where('id', '=', which.postId).execute();
    await updateAwaitsAnswer(trx, which.threadId);
  });
}

async function lockThread(trx: Trx, id: string) {
  const thread = await lockThreadIfAny(trx, id);
  if (!thread) throw noThread();
  return thread;
}

const lockThreadIfAny = (trx: Trx, id: string) =>
  trx
    .selectFrom('threads')
    .select(['closedAt', 'hiddenAt', 'held'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const findPost = (trx: Trx, id: string) =>
  trx
    .selectFrom('posts')
    .select(['threadId', 'authorId', 'body', 'held', 'hiddenAt', 'createdAt', 'editedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Before = NonNullable<Awaited<ReturnType<typeof findPost>>>;

async function answer(
  trx: Trx,
  ctx: Context,
  writer: Participant,
  { threadId, postId }: Which,
  body: string,
): Promise<void> {
  const now = ctx.clock();
  const held = await mustWait(trx, writer, body, now);
  await trx
    .insertInto('posts')
    .values({ id: postId, threadId, authorId: writer._id, body, held, createdAt: now })
    .execute();
  if (!held) await publishPost(trx, ctx, writer, { threadId, postId });
}

async function change(
  trx: Trx,
  ctx: Context,
  writer: Participant,
  before: Before,
  { threadId, postId }: Which,
  { body, revision }: PostBody,
): Promise<void> {
  if (before.authorId !== writer._id || before.threadId !== threadId) throw noPost();
  if (revision === '') throw answerExists();
  if (before.hiddenAt) throw hidden();
  if (revision !== undefined && revision !== revisionOfText(before)) throw changed();
  const now = ctx.clock();
  const held = before.held || (await mustWait(trx, writer, body, now));
  await trx.updateTable('posts').set({ body, held, editedAt: now }).where('id', '=', postId).execute();
}

/**
 * Updates a question once everyone can see a new answer. An answer by the instructor or an administrator settles the
 * question; one by the question's own author reopens it, unless an answer was accepted.
 */
export async function publishPost(
  trx: Trx,
  ctx: Context,
  writer: Participant,
  { threadId, postId }: Which,
): Promise<void> {
  const now = ctx.clock();
  const isTeaching = writer.role !== 'learner';
  await trx
    .updateTable('threads')
    .set((thread) => ({
      activeAt: now,
      awaitsAnswer: isTeaching
        ? false
        : thread
            .case()
            .when(thread.and([thread('authorId', '=', writer._id), thread('acceptedPostId', 'is', null)]))
            .then(true)
            .else(thread.ref('awaitsAnswer'))
            .end(),
      ...(isTeaching && { firstAnsweredAt: thread.fn.coalesce('firstAnsweredAt', thread.val(now)) }),
    }))
    .where('id', '=', threadId)
    .execute();
  await emailAboutPost(trx, ctx, { threadId, postId });
}
