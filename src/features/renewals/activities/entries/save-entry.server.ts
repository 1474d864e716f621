import { asHttps, isOwnLink } from '../../../../contract/urls/links.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { type EntryBody, renewalLimits } from '../../contract.ts';
import { discardEvidence } from '../../evidence/evidence-files.server.ts';
import { entryExists, noEntry, tooManyEntries, wrongEntry } from '../../failures.server.ts';
import { lockRenewals } from '../../holdings/add-holding.server.ts';
import { countEntries } from '../../holdings/propose-allocations.server.ts';
import { hundredths } from '../../rules/hundredths.ts';
import { presentScheme } from '../../schemes/schemes.server.ts';
import { entryFaults, type Target } from './check-entry.ts';

/**
 * Adds an activity.
 * @returns its id
 * @throws 400 with a message per field, 409 at the limit, or if it was saved before with the same id
 */
export const addEntry = (ctx: Context, userId: string, body: EntryBody): Promise<string> =>
  saveWithAllocations(ctx, userId, null, body, async (trx, columns) => {
    if ((await countEntries(trx, userId)) >= renewalLimits.entries) throw tooManyEntries();
    const added = await trx
      .insertInto('creditEntries')
      .values({ ...(body.id && { id: body.id }), userId, ...columns, createdAt: ctx.clock() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw entryExists();
    return added.id;
  });

/** Changes an activity and what it counts for. @throws 400 with a message per field, 404 not the learner's */
export const changeEntry = (ctx: Context, userId: string, id: string, body: EntryBody): Promise<string> =>
  saveWithAllocations(ctx, userId, id, body, async (trx, columns) => {
    const changed = await trx
      .updateTable('creditEntries')
      .set(columns)
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw noEntry();
    await trx.deleteFrom('creditAllocations').where('entryId', '=', id).execute();
    return id;
  });

/** Removes an activity with its files. @throws 404 not the learner's */
export async function removeEntry(ctx: Context, userId: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockRenewals(trx, userId);
    await discardEvidence(trx, { userId, entryId: id });
    const removed = await trx
      .deleteFrom('creditEntries')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw noEntry();
  });
}

/** Checks the activity, saves it with `save`, and then its allocations. */
async function saveWithAllocations(
  ctx: Context,
  userId: string,
  entryId: string | null,
  typed: EntryBody,
  save: (trx: Trx, columns: ReturnType<typeof columnsOf>) => Promise<string>,
): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockRenewals(trx, userId);
    const isKnownLink =
      isOwnLink(typed.url, ctx.settings.appUrl) ||
      typed.url === (entryId && (await linkOf(trx, userId, entryId)));
    const body = { ...typed, url: isKnownLink ? typed.url : asHttps(typed.url) };
    const fields = entryFaults(body, await targetsOf(trx, userId), ctx.clock(), isKnownLink);
    const [message] = Object.values(fields);
    if (message) throw wrongEntry({ message, fields });
    const id = await save(trx, columnsOf(body));
    const allocations = body.allocations.map(({ holding, group, areas, hours, reportedOn }) => ({
      entryId: id,
      holdingId: holding,
      userId,
      activityGroup: group,
      areas: JSON.stringify(inHundredths(areas)),
      hours: hours === null || hours === body.hours ? null : hundredths(hours),
      reportedOn,
    }));
    if (allocations.length > 0) await trx.insertInto('creditAllocations').values(allocations).execute();
    return id;
  });
}

/** The stored link of an activity. The product may have entered it when it had another address. */
async function linkOf(trx: Trx, userId: string, id: string): Promise<string | undefined> {
  const entry = await trx
    .selectFrom('creditEntries')
    .select('url')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return entry?.url;
}

const inHundredths = (areas: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(areas)
      .filter(([, hours]) => hours > 0)
      .map(([key, hours]) => [key, hundredths(hours)]),
  );

const columnsOf = ({ title, provider, url, startsOn, endsOn, hours, reflection }: EntryBody) => ({
  title,
  provider,
  url,
  startsOn,
  endsOn,
  hours: hundredths(hours),
  reflection,
});

async function targetsOf(trx: Trx, userId: string): Promise<Target[]> {
  const rows = await trx
    .selectFrom('holdings as h')
    .innerJoin('schemes as s', (join) =>
      join.onRef('s.key', '=', 'h.schemeKey').onRef('s.version', '=', 'h.schemeVersion'),
    )
    .selectAll('s')
    .select('h.id')
    .where('h.userId', '=', userId)
    .execute();
  return rows.map(({ id, ...scheme }) => ({ _id: id, scheme: presentScheme(scheme) }));
}
