import { correctLedger } from '../../../src/features/earnings/corrections/correct-ledger.server.ts';
import { releaseEarnings } from '../../../src/features/ledger/index.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import { makeCourse } from '../courses.ts';
import { makePerson } from '../people.ts';
import { addDetails, pay } from './payouts.ts';
import { claim, report, sell } from './sales.ts';
import { type Happening, type Stage, type Terms, type Told, viewerOf } from './stage.ts';

const dayMs = 24 * 3600_000;
const ways = ['stripe', 'paypal', 'paystack', 'bank'];

/** Runs the events one after another, with three new instructors who have one course each. */
export async function tellHistory(stage: Stage, happenings: readonly Happening[]): Promise<Told> {
  const { ctx } = stage;
  const people = [0, 1, 2].map(() => makePerson(ctx, { role: 'instructor' }));
  const instructors = await Promise.all(people);
  const courses: string[] = [];
  for (const { id } of instructors) courses.push((await makeCourse(ctx, { instructorId: id })).id);
  for (const [index, { id }] of instructors.entries()) await addDetails(ctx, id, ways[index] ?? 'bank');
  const told: Told = {
    instructors,
    orders: [],
    gifts: [],
    fees: new Map(),
    terms: [],
    corrected: new Map(),
  };
  await changeTerms(ctx, told, { who: null, own: 970, platform: 500 });
  for (const happening of happenings) await happen(stage, told, courses, happening);
  // Without valid payout details, these instructors are not paid again by the runs of later histories.
  const ids = instructors.map(({ id }) => id);
  await ctx.db.updateTable('payoutProfiles').set({ state: 'refused' }).where('userId', 'in', ids).execute();
  return told;
}

async function happen(stage: Stage, told: Told, courses: string[], what: Happening): Promise<void> {
  const { ctx, admin, advance } = stage;
  advance(60_000);
  switch (what.kind) {
    case 'sale':
      return sell(ctx, told, courses, what);
    case 'claim':
      return claim(ctx, told, what.gift);
    case 'terms':
      return changeTerms(ctx, told, { who: null, own: what.own, platform: what.platform });
    case 'shares': {
      const who = told.instructors[what.who % told.instructors.length]?.id ?? '';
      return changeTerms(ctx, told, { who, own: what.own, platform: what.platform });
    }
    case 'correction': {
      const person = told.instructors[what.who % told.instructors.length];
      if (!person || what.cents === 0) return;
      const entries = [
        { account: 'platform:revenue' as const, amount: -what.cents / 100 },
        { account: 'instructor:available' as const, instructor: person.email, amount: what.cents / 100 },
      ];
      await correctLedger(ctx, viewerOf(admin), { memo: 'For a test.', entries });
      told.corrected.set(person.id, (told.corrected.get(person.id) ?? 0) + what.cents);
      return;
    }
    case 'days':
      advance(what.days * dayMs);
      return releaseEarnings(ctx);
    case 'payout':
      return pay(stage, what.outcome);
    default:
      return report(ctx, told, what);
  }
}

async function changeTerms(ctx: Context, told: Told, terms: Omit<Terms, 'from'>): Promise<void> {
  const from = ctx.clock();
  const shares = { ownPermille: terms.own, platformPermille: terms.platform, effectiveFrom: from };
  if (terms.who)
    await ctx.db
      .insertInto('shareOverrides')
      .values({ ...shares, userId: terms.who, createdAt: from })
      .execute();
  else
    await ctx.db
      .insertInto('shareTerms')
      .values({ ...shares, holdDays: 30 })
      .execute();
  told.terms.push({ ...terms, from });
}
