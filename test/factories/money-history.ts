import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '../../src/contract/constants.ts';
import { correctLedger } from '../../src/features/earnings/corrections/correct-ledger.server.ts';
import { releaseEarnings } from '../../src/features/ledger/index.server.ts';
import { findOrder, type OrderRow } from '../../src/features/payments/orders/orders.server.ts';
import { applyFact } from '../../src/features/payments/settlement/apply-fact.server.ts';
import { approveRun } from '../../src/features/payouts/runs/decide-run.server.ts';
import { startRun } from '../../src/features/payouts/runs/start-run.server.ts';
import { lockPayout, movePayout } from '../../src/features/payouts/sending/move-payout.server.ts';
import { settlePayout } from '../../src/features/payouts/sending/send-payout.server.ts';
import type { Context } from '../../src/platform/context.ts';
import { makeCourse } from './courses.ts';
import { makePerson, type Person } from './people.ts';

export const historyMethods = ['stripe', 'paypal', 'paystack', 'bank'] as const;

/** What may happen to the money of three instructors. Numbers choose among what there is, whatever their size. */
export type Happening =
  | {
      kind: 'sale';
      courses: number;
      cents: number;
      discount: number;
      own: boolean;
      method: (typeof historyMethods)[number];
    }
  | { kind: 'fee'; order: number; cents: number }
  | { kind: 'refund'; order: number; percent: number }
  | { kind: 'dispute'; order: number; state: 'open' | 'won' | 'lost' }
  | { kind: 'terms'; own: number; platform: number }
  | { kind: 'shares'; who: number; own: number; platform: number }
  | { kind: 'correction'; who: number; cents: number }
  | { kind: 'days'; days: number }
  | { kind: 'payout'; outcome: 'paid' | 'failed' | 'returned' };

export type Terms = { from: Date; who: string | null; own: number; platform: number };

/** What a history did, for an independent calculation. */
export type Told = {
  instructors: Person[];
  orders: string[];
  /** The first fee that was reported of each order. */
  fees: Map<string, number>;
  terms: Terms[];
  /** What corrections gave each instructor, in cents. */
  corrected: Map<string, number>;
};

type Stage = {
  ctx: Context;
  admin: Person;
  advance: (milliseconds: number) => void;
};

const dayMs = 24 * 3600_000;
const ways = ['stripe', 'paypal', 'paystack', 'bank'];

/** Lets everything happen, one after another, to three new instructors with one course each. */
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
    fees: new Map(),
    terms: [],
    corrected: new Map(),
  };
  await changeTerms(ctx, told, { who: null, own: 970, platform: 500 });
  for (const happening of happenings) await happen(stage, told, courses, happening);
  // Later histories pay their own instructors only.
  await ctx.db.updateTable('payoutProfiles').set({ state: 'refused' }).execute();
  return told;
}

async function happen(stage: Stage, told: Told, courses: string[], what: Happening): Promise<void> {
  const { ctx, admin, advance } = stage;
  advance(60_000);
  switch (what.kind) {
    case 'sale':
      return sell(ctx, told, courses, what);
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

const viewerOf = ({ id, name, email, role }: Person) =>
  ({ _id: id, name, email, role, isVerified: true, image: null }) as unknown as Parameters<
    typeof correctLedger
  >[1];

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

/** A course, or two or three as a bundle whose shares are the product's own division. */
async function sell(
  ctx: Context,
  told: Told,
  courses: string[],
  what: Extract<Happening, { kind: 'sale' }>,
): Promise<void> {
  const buyer = await makePerson(ctx);
  const bought = courses.slice(0, 1 + (what.courses % courses.length));
  const shares = bought.map((courseId, index) => {
    const listCents = what.cents + index * 777;
    const discountCents = Math.floor((listCents * what.discount) / 100);
    return { courseId, listCents, discountCents, totalCents: listCents - discountCents };
  });
  const orderId = await ctx.db.transaction().execute(async (trx) => {
    const bundleId = bought.length > 1 ? await addBundle(trx, told.instructors[0]?.id ?? '') : null;
    const kind = bundleId ? ('bundle' as const) : ('course' as const);
    const { id } = await trx
      .insertInto('orders')
      .values({
        userId: buyer.id,
        courseId: bought[0] ?? '',
        bundleId,
        kind,
        method: what.method as PaymentMethod,
        status: 'pending',
        amountCents: shares.reduce((sum, { totalCents }) => sum + totalCents, 0),
        providerReference: randomBytes(8).toString('hex'),
        createdAt: ctx.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attribution = what.own ? ('instructor' as const) : ('platform' as const);
    for (const [index, line] of shares.entries()) {
      const values = { ...line, kind, bundleId, attribution };
      if (index === 0) await trx.updateTable('orderLines').set(values).where('orderId', '=', id).execute();
      else
        await trx
          .insertInto('orderLines')
          .values({ ...values, orderId: id, userId: buyer.id, position: index + 1 })
          .execute();
    }
    return id;
  });
  told.orders.push(orderId);
  const order = await findOrder(ctx.db, orderId);
  if (order) await applyFact(ctx, orderId, paid(order), 'webhook');
}

async function addBundle(trx: Parameters<typeof lockPayout>[0], ownerId: string): Promise<string> {
  const { id } = await trx
    .insertInto('bundles')
    .values({ ownerId, title: 'A route', slug: `route-${randomBytes(8).toString('hex')}`, priceCents: 5000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const paid = (order: OrderRow, more: { refundedCents?: number; feeCents?: number } = {}) => ({
  kind: 'captured' as const,
  orderId: order.id,
  amountCents: order.amountCents,
  currency: 'usd',
  refundedCents: order.refundedCents,
  payment: 'payment',
  ...more,
});

/** What a provider reports about an order. It is reported twice, as providers do. */
async function report(ctx: Context, told: Told, what: Extract<Happening, { order: number }>): Promise<void> {
  const orderId = told.orders[what.order % Math.max(1, told.orders.length)];
  const order = orderId ? await findOrder(ctx.db, orderId) : undefined;
  if (!orderId || !order) return;
  if (what.kind === 'fee' && order.method !== 'bank' && !told.fees.has(orderId))
    told.fees.set(orderId, what.cents);
  const fact =
    what.kind === 'dispute'
      ? { kind: 'dispute' as const, disputeId: 'dp_1', state: what.state }
      : what.kind === 'fee'
        ? paid(order, { feeCents: what.cents })
        : paid(order, { refundedCents: Math.ceil((order.amountCents * what.percent) / 100) });
  if (what.kind === 'fee' && order.method === 'bank') return;
  for (let time = 0; time < 2; time += 1) await applyFact(ctx, orderId, fact, 'webhook');
}

const addDetails = (ctx: Context, userId: string, method: string) =>
  ctx.db
    .insertInto('payoutProfiles')
    .values({
      userId,
      method,
      sealed: '',
      hint: 'For a test',
      state: 'approved',
      changedAt: ctx.clock(),
      usableFrom: ctx.clock(),
    })
    .execute();

/** A run that pays everyone who has enough, with the same outcome for all; reported twice. */
async function pay({ ctx, admin }: Stage, outcome: 'paid' | 'failed' | 'returned'): Promise<void> {
  const run = await startRun(ctx, viewerOf(admin)).catch(() => undefined);
  if (!run) return;
  if (run.approvalsNeeded === 2)
    await ctx.db.updateTable('payoutRuns').set({ approvalsNeeded: 1 }).where('id', '=', run.id).execute();
  await approveRun(ctx, viewerOf(admin), run.id);
  const payouts = await ctx.db.selectFrom('payouts').select('id').where('runId', '=', run.id).execute();
  for (const { id } of payouts) {
    await ctx.db.transaction().execute(async (trx) => {
      const payout = await lockPayout(trx, id);
      if (payout) await movePayout(ctx, trx, payout, 'sent');
    });
    const reason = 'For a test.';
    const states = outcome === 'returned' ? (['paid', 'returned'] as const) : [outcome];
    for (const state of states)
      for (let time = 0; time < 2; time += 1)
        await settlePayout(ctx, id, { kind: state, reference: null, reason });
  }
}
