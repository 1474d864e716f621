import { sql } from 'kysely';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { type HoldingBody, renewalLimits } from '../contract.ts';
import { alreadyHeld, noHolding, noScheme, notEarnedYet, tooManyHoldings } from '../failures.server.ts';
import { currentCycle } from '../rules/cycle.ts';
import { currentSchemes } from '../schemes/schemes.server.ts';
import { proposeForHolding } from './propose-allocations.server.ts';

/**
 * Adds a certification with its current cycle and proposes what the learner's completed courses count for.
 * @returns its id
 * @throws 400 an unknown scheme or a future date, 409 it exists, or there are too many
 */
export async function addHolding(ctx: Context, userId: string, body: HoldingBody): Promise<string> {
  const today = dayIn(ctx.clock(), body.timeZone);
  if (body.earnedOn > today)
    throw notEarnedYet({ fields: { earnedOn: 'Please choose today or an earlier date.' } });
  return ctx.db.transaction().execute(async (trx) => {
    await lockRenewals(trx, userId);
    const scheme = (await currentSchemes(trx)).find(({ key }) => key === body.scheme);
    if (!scheme) throw noScheme({ fields: { scheme: 'Please choose a certification from the list.' } });
    if ((await countHoldings(trx, userId)) >= renewalLimits.holdings) throw tooManyHoldings();
    const holding = await trx
      .insertInto('holdings')
      .values({
        userId,
        schemeKey: scheme.key,
        schemeVersion: scheme.version,
        number: body.number,
        earnedOn: body.earnedOn,
        ...currentCycle(body.earnedOn, scheme.cycleMonths, today),
        timeZone: body.timeZone,
      })
      .onConflict((conflict) => conflict.columns(['userId', 'schemeKey', 'startsOn']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!holding) throw alreadyHeld();
    await proposeForHolding(trx, { userId, appUrl: ctx.settings.appUrl }, holding);
    return holding.id;
  });
}

/** Removes a certification. Its activities stay. @throws 404 not the learner's */
export async function removeHolding(ctx: Context, userId: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockRenewals(trx, userId);
    const removed = await trx
      .deleteFrom('holdings')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw noHolding();
  });
}

/** Serialises the changes of one learner, so that limits hold. */
export async function lockRenewals(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** How many certifications a learner has added, ended cycles included. */
export async function countHoldings(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('holdings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
