import { correctLedger } from '../../../src/features/earnings/corrections/correct-ledger.server.ts';
import { releaseEarnings } from '../../../src/features/ledger/index.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import { makeCourse } from '../courses.ts';
import { makePerson } from '../people.ts';
import { addDetails, pay } from './payouts.ts';
import { claim, report, sell } from './sales.ts';
import { type HistoryRecord, type MoneyEvent, type Stage, type Terms, viewerOf } from './stage.ts';

const dayMs = 24 * 3600_000;
const ways = ['stripe', 'paypal', 'paystack', 'bank'];

/** Runs the events one after another, with three new instructors who have one course each. */
export async function runHistory(stage: Stage, events: readonly MoneyEvent[]): Promise<HistoryRecord> {
  const { ctx } = stage;
  const people = [0, 1, 2].map(() => makePerson(ctx, { role: 'instructor' }));
  const instructors = await Promise.all(people);
  const courses: string[] = [];
  for (const { id } of instructors) courses.push((await makeCourse(ctx, { instructorId: id })).id);
  for (const [index, { id }] of instructors.entries()) await addDetails(ctx, id, ways[index] ?? 'bank');
  const record: HistoryRecord = {
    instructors,
    orders: [],
    gifts: [],
    fees: new Map(),
    terms: [],
    corrected: new Map(),
  };
  await changeTerms(ctx, record, { who: null, own: 970, platform: 500 });
  for (const event of events) await handle(stage, record, courses, event);
  // Without valid payout details, these instructors are not paid again by the runs of later histories.
  const ids = instructors.map(({ id }) => id);
  await ctx.db.updateTable('payoutProfiles').set({ state: 'refused' }).where('userId', 'in', ids).execute();
  return record;
}

async function handle(
  stage: Stage,
  record: HistoryRecord,
  courses: string[],
  what: MoneyEvent,
): Promise<void> {
  const { ctx, admin, advance } = stage;
  advance(60_000);
  switch (what.kind) {
    case 'sale':
      return sell(ctx, record, courses, what);
    case 'claim':
      return claim(ctx, record, what.gift);
    case 'terms':
      return changeTerms(ctx, record, { who: null, own: what.own, platform: what.platform });
    case 'shares': {
      const who = record.instructors[what.who % record.instructors.length]?.id ?? '';
      return changeTerms(ctx, record, { who, own: what.own, platform: what.platform });
    }
    case 'correction': {
      const person = record.instructors[what.who % record.instructors.length];
      if (!person || what.cents === 0) return;
      const entries = [
        { account: 'platform:revenue' as const, amount: -what.cents / 100 },
        { account: 'instructor:available' as const, instructor: person.email, amount: what.cents / 100 },
      ];
      await correctLedger(ctx, viewerOf(admin), { memo: 'For a test.', entries });
      record.corrected.set(person.id, (record.corrected.get(person.id) ?? 0) + what.cents);
      return;
    }
    case 'days':
      advance(what.days * dayMs);
      return releaseEarnings(ctx);
    case 'payout':
      return pay(stage, what.outcome);
    default:
      return report(ctx, record, what);
  }
}

async function changeTerms(ctx: Context, record: HistoryRecord, terms: Omit<Terms, 'from'>): Promise<void> {
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
  record.terms.push({ ...terms, from });
}
