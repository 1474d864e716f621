import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { checkoutRow } from '../control/control-views.ts';
import type { Html } from '../control/page.ts';
import type { Database } from '../support/database.ts';
import type { Provider } from '../support/faults.ts';
import { money } from '../support/money.ts';

/**
 * The outcome of a payout. `pay`: it arrives immediately; `later`: it stays pending; `fail`: it does not arrive;
 * `unclaimed`: it waits until its recipient claims it. A tool decides later about pending and unclaimed payouts.
 */
export const payoutOutcomes = ['pay', 'later', 'fail', 'unclaimed'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];
export const payoutDecisions = ['settle', 'fail', 'return'] as const;
export type PayoutDecision = (typeof payoutDecisions)[number];

/** A payout as the control page shows it. `id` is the merchant's name for it; the amount is in minor units. */
export type ListedPayout = {
  id: string;
  amount: number;
  currency: string;
  to: string;
  status: string;
  at: number;
};

/** A provider's payouts, for people and tools. */
export type PayoutDesk = {
  provider: Provider;
  db: Database;
  list: () => ListedPayout[];
  /** @returns whether the payout exists and could be decided that way */
  decide: (id: string, decision: PayoutDecision) => boolean;
};

type Ordered = { outcome: PayoutOutcome; times: number };
/** In memory only, like faults, so that a refused call uses one up even though its transaction is rolled back. */
const ordered = new WeakMap<Database, Map<Provider, Ordered>>();

/** The outcome that was ordered for the next payout; `pay` if none was. */
export function nextOutcome(db: Database, provider: Provider): PayoutOutcome {
  const order = ordered.get(db)?.get(provider);
  if (!order || order.times < 1) return 'pay';
  order.times -= 1;
  return order.outcome;
}

function orderOutcome(db: Database, provider: Provider, order: Ordered): void {
  ordered.set(db, (ordered.get(db) ?? new Map<Provider, Ordered>()).set(provider, { ...order }));
}

const orderSchema = z.strictObject({
  outcome: z.enum(payoutOutcomes),
  times: z.number().int().min(1).max(100_000).default(1),
});
const decisionSchema = z.strictObject({ outcome: z.enum(payoutDecisions) });

/** Below `/{provider}/payouts`: a list, the outcome of the next payouts, and decisions on earlier ones. */
export function payoutRoutes({ provider, db, list, decide }: PayoutDesk): Hono {
  const bodyOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);
  return new Hono()
    .get('/', (c) => c.json({ payouts: list() }))
    .post('/', async (c) => {
      const parsed = orderSchema.safeParse(await bodyOf(c));
      if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400);
      orderOutcome(db, provider, parsed.data);
      return c.json(parsed.data, 201);
    })
    .post('/:id', async (c) => {
      const parsed = decisionSchema.safeParse(await bodyOf(c));
      if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400);
      const { outcome } = parsed.data;
      const isDecided = db.transaction(() => decide(c.req.param('id'), outcome));
      return isDecided
        ? c.json({ id: c.req.param('id'), outcome })
        : c.json({ message: 'There is no such payout, or it cannot have this outcome.' }, 409);
    });
}

/** The newest payouts as list rows. */
export const payoutRows = (payouts: ListedPayout[]): Html[] =>
  payouts.map(({ id, amount, currency, to, status, at }) =>
    checkoutRow({ title: `${money(amount, currency)} to ${to}`, status: `${status} · ${id}`, at }),
  );
