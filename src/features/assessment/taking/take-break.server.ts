import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { noBreakLeft } from '../failures.server.ts';
import { isOnBreak } from '../rules/breaks.ts';
import { lockOpen } from './lock-open.server.ts';

/** Starts the next break: the time left stays as it is, and earlier questions close. On a break this changes nothing. */
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

/** Ends a break early; the rest of it does not count as time for answers. After a break this changes nothing. */
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
