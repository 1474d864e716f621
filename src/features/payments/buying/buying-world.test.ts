import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as steps from '../../../../test/factories/buying/buying-steps.ts';
import * as buying from '../../../../test/factories/buying/buying-world.ts';
import { isUnderReview, isUnpaid } from '../orders/order.ts';

type World = buying.World;
type Running = Generator<void, void, void>;

/** An event; `which` selects an order, a message, a job or an operation in progress. */
type Event =
  | { kind: 'create'; method: buying.Method }
  | { kind: 'pay'; which: number; outcome: buying.Outcome }
  | { kind: 'webhook' | 'work' | 'return' | 'expire' | 'accept' | 'go on'; which: number }
  | { kind: 'refund' | 'refund at the provider'; which: number; part: number | null }
  | { kind: 'dispute'; which: number; state: 'open' | 'won' | 'lost' }
  | { kind: 'crash' };

const which = fc.nat({ max: 9 });
const of = <K extends Event['kind']>(...kinds: K[]) => fc.record({ kind: fc.constantFrom(...kinds), which });
const create = fc.record({
  kind: fc.constant('create' as const),
  method: fc.constantFrom('stripe' as const, 'paypal' as const),
});
const pay = fc.record({
  kind: fc.constant('pay' as const),
  which,
  outcome: fc.constantFrom<buying.Outcome>('pay', 'pay', 'pay wrongly', 'decline', 'later', 'settle', 'fail'),
});
const refund = fc.record({
  kind: fc.constantFrom('refund' as const, 'refund at the provider' as const),
  which,
  part: fc.constantFrom(null, 1000, 2500),
});
const dispute = fc.record({
  kind: fc.constant('dispute' as const),
  which,
  state: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  { arbitrary: create, weight: 4 },
  { arbitrary: pay, weight: 5 },
  { arbitrary: of('webhook', 'work', 'return'), weight: 6 },
  { arbitrary: of('go on'), weight: 12 },
  { arbitrary: refund, weight: 3 },
  { arbitrary: of('accept', 'expire'), weight: 2 },
  { arbitrary: dispute, weight: 2 },
  { arbitrary: fc.constant<Event>({ kind: 'crash' }), weight: 2 },
);

const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

/** Runs one event. A longer operation only starts; later events named `go on` continue it. */
function runEvent(world: World, running: Running[], event: Event): Running[] {
  if (event.kind === 'crash') return [];
  if (event.kind === 'go on') return goOn(running, nth(running, event.which));
  const begun = begin(world, event);
  return begun ? goOn([...running, begun], begun) : running;
}

const goOn = (running: Running[], one: Running | undefined): Running[] =>
  one?.next().done ? running.filter((other) => other !== one) : running;

function begin(world: World, event: Exclude<Event, { kind: 'crash' | 'go on' }>): Running | undefined {
  if (event.kind === 'create') return steps.create(world, event.method);
  const message = nth(world.messages, event.which);
  if (event.kind === 'webhook') return message && steps.webhook(world, message);
  const job = nth(world.jobs, event.which);
  if (event.kind === 'work') return job && steps.work(world, job);
  const row = nth(world.rows, event.which);
  return row && beginOn(world, row, event);
}

type OnOrder = Exclude<Event, { kind: 'crash' | 'go on' | 'create' | 'webhook' | 'work' }>;

function beginOn(world: World, row: buying.Row, event: OnOrder): Running | undefined {
  switch (event.kind) {
    case 'pay':
      return void buying.pay(world, row, event.outcome);
    case 'return':
      return steps.settle(world, row);
    case 'expire':
      return void steps.expire(world, row);
    case 'refund':
      return steps.refund(world, row, event.part);
    case 'accept':
      return steps.accept(world, row);
    case 'dispute':
      return void buying.dispute(world, row, event.state);
    case 'refund at the provider':
      if (row.reference)
        buying.refundAtProvider(
          world,
          row.reference,
          `dashboard:${world.messages.length}`,
          event.part ?? 4900,
        );
  }
}

/** Finishes operations in progress, delivers every webhook, runs the jobs, and reconciles. */
function finishEverything(world: World, running: Running[]): void {
  for (const one of running) finish(one);
  for (const message of world.messages) finish(steps.webhook(world, message));
  while (world.jobs.length > 0) for (const job of world.jobs) finish(steps.work(world, job));
  for (const row of world.rows)
    if (isUnpaid(row.order) && !isUnderReview(row.order)) finish(steps.settle(world, row));
  if (world.jobs.length > 0 || world.messages.some(({ id }) => !world.stored.has(id)))
    finishEverything(world, []);
}

function finish(one: Running): void {
  while (!one.next().done);
}

const rank = { pending: 0, failed: 1, completed: 2, refunded: 3 };

test('whatever happens, in whatever order and wherever it is interrupted, money and access agree', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 5, maxLength: 60, size: 'max' }), (events) => {
      const world = buying.newWorld();
      let running: Running[] = [];
      const highest = new Map<string, number>();
      for (const one of events) {
        running = runEvent(world, running, one);
        for (const { order, refunds } of world.rows) {
          expect(refunds.filter(({ status }) => status === 'requested').length).toBeLessThanOrEqual(1);
          expect(promised(refunds)).toBeLessThanOrEqual(order.amountCents);
          expect(rank[order.status]).toBeGreaterThanOrEqual(highest.get(order.id) ?? 0);
          highest.set(order.id, rank[order.status]);
        }
      }
      finishEverything(world, running);
      expectConsistent(world);
    }),
    { numRuns: 3000 },
  );
});

const promised = (refunds: buying.Row['refunds']): number =>
  refunds.filter(({ status }) => status !== 'refused').reduce((sum, { cents }) => sum + cents, 0);

function expectConsistent(world: World): void {
  const completed = world.rows.filter(({ order }) => order.status === 'completed');
  // Paid for once: any other payment has been refunded.
  expect(completed.length).toBeLessThanOrEqual(1);
  const [bought] = completed;
  expect(world.enrolment?.row).toBe(bought);
  expect(world.enrolment?.suspended ?? false).toBe(bought?.order.flags.includes('disputed') ?? false);
  for (const row of world.rows) {
    const checkout = row.reference ? world.checkouts.get(row.reference) : undefined;
    expect(row.receipts).toBe(row.grantsAccess ? 1 : 0);
    expect(row.refunds.filter(({ status }) => status === 'requested')).toEqual([]);
    const isPaid = checkout?.state === 'paid';
    expect(new Set(checkout?.refundKeys).size).toBe(checkout?.refundKeys.length ?? 0);
    // Nobody has access without payment, and no payment is unaccounted for.
    if (row.order.status === 'completed') expect(isPaid).toBe(true);
    if (isPaid && isUnpaid(row.order)) expect(isUnderReview(row.order)).toBe(true);
    if (isPaid && checkout.refunded === checkout.cents) expect(row.order.status).toBe('refunded');
    if (row.order.status === 'completed') expect(row.order.refundedCents).toBe(checkout?.refunded);
  }
}
