import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { updateAwaitsAnswer } from '../asking/awaits-answer.server.ts';
import { publishPost } from '../asking/save-post.server.ts';
import { emailAboutThread } from '../emails/email-participants.server.ts';
import { editedSince, hidden, noPost, noThread } from '../failures.server.ts';

/** A question, or one of its answers. */
export type Which = { threadId: string; postId?: string };

/** Hides a question or an answer with a reason that its author sees. Audited. @throws 404, or 409 if already hidden */
export async function hide(ctx: Context, actor: Viewer, which: Which, reason: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const text = await find(trx, which);
    if (text.hiddenAt) throw hidden();
    await change(trx, which, { hiddenAt: ctx.clock(), hiddenReason: reason });
    if (which.postId) {
      await unaccept(trx, which.postId);
      await updateAwaitsAnswer(trx, which.threadId);
    }
    await record(trx, actor, which, 'hidden', { title: text.title, text: text.body, reason });
  });
}

/** Shows a hidden question or answer again; does nothing if it is not hidden. Audited. @throws 404 */
export async function unhide(ctx: Context, actor: Viewer, which: Which): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { title, hiddenAt } = await find(trx, which);
    if (!hiddenAt) return;
    await change(trx, which, { hiddenAt: null, hiddenReason: null });
    if (which.postId) await updateAwaitsAnswer(trx, which.threadId);
    await record(trx, actor, which, 'restored', { title });
  });
}

/**
 * Publishes what was held for review, and tells its readers, once. Audited.
 * @param shown when the text that the administrator saw was last edited; if omitted, edits are not checked
 * @throws 404, 409 if it has been edited since, or hidden
 */
export async function release(ctx: Context, actor: Viewer, which: Which, shown?: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { held, hiddenAt, editedAt, title, authorId } = await find(trx, which);
    if (hiddenAt) throw hidden();
    if (!held) return;
    if (shown !== undefined && shown !== (editedAt?.toISOString() ?? '')) throw editedSince();
    await change(trx, which, { held: false });
    const { threadId, postId } = which;
    // Only learners' texts are held.
    if (postId) await publishPost(trx, ctx, { _id: authorId, role: 'learner' }, { threadId, postId });
    else await emailAboutThread(trx, ctx, threadId);
    await record(trx, actor, which, 'published', { title });
  });
}

type Change = { hiddenAt?: Date | null; hiddenReason?: string | null; held?: boolean };

async function change(trx: Trx, { threadId, postId }: Which, values: Change): Promise<void> {
  if (postId) await trx.updateTable('posts').set(values).where('id', '=', postId).execute();
  else await trx.updateTable('threads').set(values).where('id', '=', threadId).execute();
}

async function unaccept(trx: Trx, postId: string): Promise<void> {
  await trx
    .updateTable('threads')
    .set({ acceptedPostId: null })
    .where('acceptedPostId', '=', postId)
    .execute();
}

/** Locks the question, and finds it or the answer. */
async function find(trx: Trx, { threadId, postId }: Which) {
  const thread = await trx
    .selectFrom('threads')
    .select(['title', 'body', 'held', 'authorId', 'editedAt', 'hiddenAt'])
    .where('id', '=', threadId)
    .forUpdate()
    .executeTakeFirst();
  if (!thread) throw postId ? noPost() : noThread();
  if (!postId) return thread;
  const post = await trx
    .selectFrom('posts')
    .select(['body', 'held', 'authorId', 'editedAt', 'hiddenAt'])
    .where('id', '=', postId)
    .where('threadId', '=', threadId)
    .executeTakeFirst();
  if (!post) throw noPost();
  return { title: thread.title, ...post };
}

function record(
  trx: Trx,
  actor: Viewer,
  { threadId, postId }: Which,
  verb: string,
  details: Record<string, unknown>,
): Promise<void> {
  const type = postId ? 'answer' : 'question';
  return audit(trx, actor._id, `${type}.${verb}`, { type, id: postId ?? threadId }, details);
}
