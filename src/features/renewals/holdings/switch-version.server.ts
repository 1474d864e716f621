import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Context } from '../../../platform/context.ts';
import { cycleOver, noHolding, rulesChangedAgain } from '../failures.server.ts';
import { cycleFrom } from '../rules/cycle.ts';
import { currentSchemes } from '../schemes/schemes.server.ts';
import { lockRenewals } from './add-holding.server.ts';
import { proposeForHolding } from './propose-allocations.server.ts';

/**
 * Switches a certification to the current version of its scheme. Its cycle keeps its first day; its last day follows
 * from the cycle length in that version. Does nothing if the certification already uses it.
 * @param version the version shown to the learner
 * @throws 404 not the learner's, 409 there is a newer version than the one shown, or the cycle has ended
 */
export async function switchVersion(
  ctx: Context,
  userId: string,
  id: string,
  version: number,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockRenewals(trx, userId);
    const holding = await trx
      .selectFrom('holdings')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!holding) throw noHolding();
    if (holding.endsOn < dayIn(ctx.clock(), holding.timeZone)) throw cycleOver();
    const current = (await currentSchemes(trx)).find(({ key }) => key === holding.schemeKey);
    if (current?.version !== version) throw rulesChangedAgain();
    if (holding.schemeVersion === version) return;
    const { endsOn } = cycleFrom(holding.startsOn, current.cycleMonths);
    const switched = await trx
      .updateTable('holdings')
      .set({ schemeVersion: version, endsOn })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (endsOn > holding.endsOn)
      await proposeForHolding(trx, { userId, appUrl: ctx.settings.appUrl }, switched);
  });
}
