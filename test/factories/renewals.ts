import type { Context } from '../../src/platform/context.ts';

/** A learner's certification, and an activity with a file as evidence. */
export async function addRenewal(
  ctx: Context,
  userId: string,
): Promise<{ holdingId: string; entryId: string; evidenceId: string }> {
  const dates = { startsOn: '2026-01-01', endsOn: '2028-12-31' };
  const holding = await ctx.db
    .insertInto('holdings')
    .values({ userId, schemeKey: 'pmp', schemeVersion: 1, earnedOn: '2026-01-01', ...dates, timeZone: 'UTC' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = await ctx.db
    .insertInto('creditEntries')
    .values({ userId, title: 'A talk', provider: 'PMO Days', ...dates, hours: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { kind: 'raw', contentType: 'application/pdf', bytes: 1, store: 'local' } as const;
  const asset = await ctx.db
    .insertInto('assets')
    .values({ ownerId: userId, ...file, storageKey: `raw/evidence-${entry.id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const evidence = await ctx.db
    .insertInto('creditEvidence')
    .values({ entryId: entry.id, userId, assetId: asset.id, createdAt: ctx.clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { holdingId: holding.id, entryId: entry.id, evidenceId: evidence.id };
}
