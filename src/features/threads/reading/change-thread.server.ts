import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { participantIn } from '../access.server.ts';
import type { Thread } from '../contract.ts';
import { hidden } from '../failures.server.ts';
import { threadOf } from './show-thread.server.ts';

/** Locks the question, changes it, and returns its new state. @throws 403, 404, 409 for a hidden one */
export function changing(
  ctx: Context,
  viewer: Viewer,
  threadId: string,
  change: (trx: Trx, thread: Thread) => Promise<unknown>,
): Promise<Thread> {
  return ctx.db.transaction().execute(async (trx) => {
    await trx.selectFrom('threads').select('id').where('id', '=', threadId).forUpdate().execute();
    const reading = { db: trx, clock: ctx.clock };
    const thread = await threadOf(reading, viewer, threadId);
    await participantIn(trx, viewer, thread.course._id);
    if (thread.state === 'hidden') throw hidden();
    await change(trx, thread);
    return threadOf(reading, viewer, threadId);
  });
}
