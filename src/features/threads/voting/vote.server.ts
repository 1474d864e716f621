import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Thread } from '../contract.ts';
import { closed, ownThread } from '../failures.server.ts';
import { changing } from '../reading/change-thread.server.ts';

/** Votes for a question, or withdraws the vote. Voting twice counts once. @throws 403 for one's own, 404, 409 if closed or hidden */
export function setVote(ctx: Context, viewer: Viewer, threadId: string, on: boolean): Promise<Thread> {
  return changing(ctx, viewer, threadId, async (trx, thread) => {
    if (thread.author.own) throw ownThread();
    if (thread.state === 'closed') throw closed();
    const row = { threadId, userId: viewer._id };
    const { numInsertedOrUpdatedRows: added } = on
      ? await trx
          .insertInto('threadVotes')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
      : { numInsertedOrUpdatedRows: 0n };
    const removed = on
      ? 0n
      : (
          await trx
            .deleteFrom('threadVotes')
            .where('threadId', '=', threadId)
            .where('userId', '=', viewer._id)
            .executeTakeFirst()
        ).numDeletedRows;
    const change = Number(added ?? 0n) - Number(removed);
    await trx
      .updateTable('threads')
      .set((row) => ({ votes: row('votes', '+', change) }))
      .where('id', '=', threadId)
      .execute();
  });
}
