import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Context } from '../../../platform/context.ts';
import { renewalLimits } from '../contract.ts';
import { alreadyHeld, cycleRuns, noHolding, noScheme, tooManyHoldings } from '../failures.server.ts';
import { nextCycle } from '../rules/cycle.ts';
import { currentSchemes } from '../schemes/schemes.server.ts';
import { countHoldings, lockRenewals } from './add-holding.server.ts';
import { proposeForHolding } from './propose-allocations.server.ts';

/**
 * Starts the next cycle of a certification whose cycle has ended, by the current rules. What carries over is calculated
 * whenever it is read, so later corrections to the ended cycle change it.
 * @returns the id of the new cycle
 * @throws 400 when its scheme no longer exists, 404 not the learner's, 409 the cycle has not ended, the next one
 * exists, or there are too many
 */
export async function startNextCycle(ctx: Context, userId: string, id: string): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockRenewals(trx, userId);
    const ended = await trx
      .selectFrom('holdings')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!ended) throw noHolding();
    if (ended.endsOn >= dayIn(ctx.clock(), ended.timeZone)) throw cycleRuns();
    if ((await countHoldings(trx, userId)) >= renewalLimits.holdings) throw tooManyHoldings();
    const scheme = (await currentSchemes(trx)).find(({ key }) => key === ended.schemeKey);
    if (!scheme) throw noScheme();
    const { number, earnedOn, timeZone } = ended;
    const next = await trx
      .insertInto('holdings')
      .values({
        userId,
        schemeKey: scheme.key,
        schemeVersion: scheme.version,
        number,
        earnedOn,
        timeZone,
        ...nextCycle(earnedOn, ended.endsOn, scheme.cycleMonths),
      })
      .onConflict((conflict) => conflict.columns(['userId', 'schemeKey', 'startsOn']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!next) throw alreadyHeld();
    await proposeForHolding(trx, { userId, appUrl: ctx.settings.appUrl }, next);
    return next.id;
  });
}
