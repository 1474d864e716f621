import { randomInt } from 'node:crypto';
import type { Context } from '../../../src/platform/context.ts';
import { makePerson } from '../../factories/people.ts';

/** Terms and an instructor's own shares that are planned, and a correction awaiting a second administrator. */
export async function addShares(ctx: Context, userId: string) {
  const now = ctx.clock();
  // At a random time, because two versions cannot take effect at the same time.
  const effectiveFrom = new Date(now.getTime() + 60 * 24 * 3600_000 + randomInt(2 ** 40));
  const admin = await makePerson(ctx, { role: 'admin' });
  const { version } = await ctx.db
    .insertInto('shareTerms')
    .values({
      effectiveFrom,
      createdAt: now,
      createdBy: admin.id,
      ownPermille: 960,
      platformPermille: 550,
      holdDays: 30,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  const share = await ctx.db
    .insertInto('shareOverrides')
    .values({ userId, effectiveFrom, createdAt: now, ownPermille: 980, platformPermille: 600 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entries = [
    { account: 'platform:revenue', cents: -100 },
    { account: 'platform:fees', cents: 100 },
  ];
  const correction = await ctx.db
    .insertInto('ledgerCorrections')
    .values({
      state: 'proposed',
      cents: 100,
      entries: JSON.stringify(entries),
      memo: 'A fee of the bank',
      createdBy: admin.id,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { termsVersion: String(version), ownShareId: share.id, correctionId: correction.id };
}
