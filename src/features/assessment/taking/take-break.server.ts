import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { noBreakLeft } from '../failures.server.ts';
import { isOnBreak } from '../rules/breaks.ts';
import { lockOpen } from './lock-open.server.ts';

/**
 * Starts the next break, which takes no time from the attempt and closes earlier questions. Changes nothing during a
 * break.
 */
export async function takeBreak(ctx: Context, viewer: Viewer, attemptId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const attempt = await lockOpen(trx, viewer, attemptId, now);
    if (isOnBreak(attempt.breakEndsAt, now)) return;
    const { breaks, breaksTaken, breakMinutes, dueAt } = attempt;
    if (breaksTaken >= breaks || !dueAt) throw noBreakLeft();
    const length = breakMinutes * 60_000;
    await trx
      .updateTable('attempts')
      .set({
        breaksTaken: breaksTaken + 1,
        breakEndsAt: new Date(now.getTime() + length),
        dueAt: new Date(dueAt.getTime() + length),
      })
      .where('id', '=', attemptId)
      .execute();
  });
}

/**
 * Ends a break early, without adding the rest of the break to the time for answers. Changes nothing outside a break.
 */
export async function endBreak(ctx: Context, viewer: Viewer, attemptId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const { breakEndsAt, dueAt } = await lockOpen(trx, viewer, attemptId, now);
    if (!breakEndsAt || !dueAt || now >= breakEndsAt) return;
    const left = breakEndsAt.getTime() - now.getTime();
    await trx
      .updateTable('attempts')
      .set({ breakEndsAt: now, dueAt: new Date(dueAt.getTime() - left) })
      .where('id', '=', attemptId)
      .execute();
  });
}
