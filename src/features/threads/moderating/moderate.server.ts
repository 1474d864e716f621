import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { participantIn, requireTeaching } from '../access.server.ts';
import { updateAwaitsAnswer } from '../asking/awaits-answer.server.ts';
import type { Thread } from '../contract.ts';
import { noPost } from '../failures.server.ts';
import { changing } from '../reading/change-thread.server.ts';

/** Pins a question to the top of its course, or unpins it. @throws like `moderating` */
export function setPinned(ctx: Context, viewer: Viewer, threadId: string, on: boolean): Promise<Thread> {
  return moderating(ctx, viewer, threadId, (trx) =>
    set(trx, threadId, { pinnedAt: on ? ctx.clock() : null }),
  );
}

/** Ends a conversation, or reopens it. @throws like `moderating` */
export function setClosed(ctx: Context, viewer: Viewer, threadId: string, on: boolean): Promise<Thread> {
  return moderating(ctx, viewer, threadId, (trx) =>
    set(trx, threadId, { closedAt: on ? ctx.clock() : null }),
  );
}

/**
 * Marks an answer as the solution of its question, or unmarks it.
 * @throws like `moderating`, and 404 for an unknown answer
 */
export function setAccepted(
  ctx: Context,
  viewer: Viewer,
  { threadId, postId }: { threadId: string; postId: string },
  on: boolean,
): Promise<Thread> {
  return moderating(ctx, viewer, threadId, async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select('id')
      .where('id', '=', postId)
      .where('threadId', '=', threadId)
      .where('held', '=', false)
      .where('hiddenAt', 'is', null)
      .executeTakeFirst();
    if (!post) throw noPost();
    await set(
      trx,
      threadId,
      on ? { acceptedPostId: postId, awaitsAnswer: false } : { acceptedPostId: null },
      on ? undefined : postId,
    );
    if (!on) await updateAwaitsAnswer(trx, threadId);
  });
}

type Change = {
  pinnedAt?: Date | null;
  closedAt?: Date | null;
  acceptedPostId?: string | null;
  awaitsAnswer?: boolean;
};

/** @param accepted changes the question only if this is its accepted answer */
const set = (trx: Trx, threadId: string, change: Change, accepted?: string) =>
  trx
    .updateTable('threads')
    .set(change)
    .where('id', '=', threadId)
    .$if(accepted !== undefined, (thread) => thread.where('acceptedPostId', '=', accepted ?? ''))
    .execute();

/**
 * Runs a change to a question, for its course's instructor and administrators only.
 * @throws 403 for learners, 404, 409 for a hidden one
 */
function moderating(
  ctx: Context,
  viewer: Viewer,
  threadId: string,
  change: (trx: Trx) => Promise<unknown>,
): Promise<Thread> {
  return changing(ctx, viewer, threadId, async (trx, thread) => {
    requireTeaching(await participantIn(trx, viewer, thread.course._id));
    await change(trx);
  });
}
