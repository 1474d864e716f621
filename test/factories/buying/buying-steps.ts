import { obstacleTo, stillToPay } from '../../../src/features/payments/buying/placing/placing.ts';
import { decisionsAbout } from '../../../src/features/payments/orders/deciding/decisions.ts';
import {
  decide,
  type Effect,
  type Fact,
  isUnderReview,
  isUnpaid,
  type Order,
} from '../../../src/features/payments/orders/order.ts';
import {
  type Checkout,
  factOf,
  type Job,
  type Message,
  type Method,
  price,
  type Refund,
  type Row,
  refundAtProvider,
  type Step,
  type World,
} from './buying-world.ts';

/**
 * The product's operations in a `World`, as generators that pause (`yield`) wherever the product has committed or sent
 * a request, so that others can interleave or a crash can end them there. The rules are the product's own.
 */

/** How every order for the course is priced. */
const lines = [
  {
    courseId: 'course',
    totalCents: price,
    listCents: price,
    discountCents: 0,
    couponId: null,
    attribution: 'platform' as const,
  },
];
const earlierOf = (world: World) =>
  world.rows.map((row) => ({
    ...row.order,
    row,
    method: row.method,
    grantsAccess: row.grantsAccess,
    lines,
  }));
const obstacle = (world: World) =>
  obstacleTo(earlierOf(world), world.enrolment !== null && !world.enrolment.suspended);

/** The buyer presses Pay. */
export function* create(world: World, method: Method): Step {
  if (obstacle(world)) return;
  let row = findOrAdd(world, method);
  yield;
  if (row.reference) {
    yield* settle(world, row);
    if (isUnpaid(row.order) && row.order.status === 'pending' && !row.order.inFlight) return;
    if (obstacle(world)) return;
    row = findOrAdd(world, method);
    yield;
  }
  const reference = `checkout of ${row.order.id}`;
  if (!world.checkouts.has(reference))
    world.checkouts.set(reference, { row, state: 'open', cents: price, refunded: 0, refundKeys: [] });
  yield;
  row.reference ??= reference;
}

function findOrAdd(world: World, method: Method): Row {
  const open = stillToPay(earlierOf(world), { method, lines });
  if (open) return open.row;
  const row: Row = {
    order: newOrder(world),
    method,
    reference: null,
    grantsAccess: false,
    refunds: [],
    receipts: 0,
  };
  world.rows.unshift(row);
  return row;
}

const newOrder = ({ rows }: World): Order => ({
  id: `order ${rows.length + 1}`,
  status: 'pending',
  amountCents: price,
  currency: 'usd',
  refundedCents: 0,
  inFlight: false,
  failureReason: null,
  flags: [],
  disputes: {},
  takenCurrency: null,
});

/** The provider's webhook arrives, for the first time or again. */
export function* webhook(world: World, message: Message): Step {
  if (world.stored.has(message.id)) return;
  world.stored.add(message.id);
  world.jobs.push({ kind: 'webhook', message });
  yield;
}

/** A worker runs a job, and removes it only when all its steps are done. */
export function* work(world: World, job: Job): Step {
  if (job.kind === 'webhook') yield* actOn(world, job.message);
  if (job.kind === 'giveBack') yield* giveBack(world, job.row);
  if (job.kind === 'refund' && job.refund) yield* send(world, job.row, job.refund);
  world.jobs = world.jobs.filter((one) => one !== job);
}

function* actOn(world: World, { reference, dispute }: Message): Step {
  const row = world.checkouts.get(reference)?.row;
  if (row && dispute) apply(world, row, { kind: 'dispute', ...dispute });
  if (row && !dispute) yield* settle(world, row);
}

/** What the return page, the reconcile job and the webhooks all do: ask the provider, then record the answer. */
export function* settle(world: World, row: Row): Step {
  if (!row.reference) return;
  const checkout = world.checkouts.get(row.reference) as Checkout;
  let fact = factOf(checkout);
  yield;
  if (fact.kind === 'approved') {
    const isWanted = row.order.status === 'pending' && obstacle(world) !== 'owned';
    yield;
    if (isWanted && checkout.state === 'approved') checkout.state = 'paid';
    fact = isWanted ? factOf(checkout) : { kind: 'failed', reason: 'cancelled' };
    yield;
  }
  apply(world, row, fact);
  yield;
}

/** A day passes without payment: the order is cancelled, although some providers' pages can still be paid. */
export function expire(world: World, row: Row): void {
  const isLeft = row.order.status === 'pending' && !row.order.inFlight;
  if (isLeft) apply(world, row, { kind: 'failed', reason: 'expired' });
}

/** One transaction, without a `yield`: a crash cannot interrupt it. */
function apply(world: World, row: Row, fact: Fact): void {
  const transition = decide(row.order, fact);
  if (!transition) return;
  row.order = transition.next;
  for (const effect of transition.effects) effects[effect](world, row, fact);
}

const effects: Record<Effect, (world: World, row: Row, fact: Fact) => void> = {
  grantAccess(world, row) {
    if (world.enrolment) return void world.jobs.push({ kind: 'giveBack', row });
    world.enrolment = { row, suspended: false };
    row.grantsAccess = true;
    row.receipts += 1;
  },
  suspendAccess(world, row) {
    if (world.enrolment?.row === row) world.enrolment.suspended = true;
  },
  restoreAccess(world, row) {
    if (world.enrolment?.row === row) world.enrolment.suspended = false;
  },
  endAccess(world, row) {
    if (world.enrolment?.row === row) world.enrolment = null;
  },
  askForReview() {},
  tellRefund(_world, row, fact) {
    const back = fact.kind === 'captured' ? fact.refundedCents : Number.POSITIVE_INFINITY;
    const through = row.refunds.find(
      ({ status, before, cents }) => ['requested', 'sent'].includes(status) && before + cents <= back,
    );
    if (through) through.status = 'done';
  },
};

/** Refunds a payment. If the provider refuses, the job fails, and its retry asks again how much is left. */
function* giveBack(world: World, row: Row): Step {
  if (row.order.status !== 'completed' || row.grantsAccess || !row.reference) return;
  const checkout = world.checkouts.get(row.reference) as Checkout;
  while (checkout.refunded < checkout.cents) {
    const { cents, refunded } = checkout;
    yield;
    refundAtProvider(world, row.reference, `second:${refunded}`, cents - refunded);
    yield;
  }
  yield* settle(world, row);
}

/** An administrator refunds everything that is left, or `part` of it in cents. */
export function* refund(world: World, row: Row, part: number | null): Step {
  const held = isUnpaid(row.order) && isUnderReview(row.order) ? heldFor(world, row) : null;
  yield;
  const offer = decisionsAbout(
    { ...row.order, method: row.method, providerReference: row.reference },
    soFar(row),
  ).refund;
  const paid = isUnpaid(row.order) ? held : null;
  if (!offer || (isUnpaid(row.order) && !paid)) return;
  const cents = paid ? paid.left : Math.min(part ?? offer.mostCents, offer.mostCents);
  const before = paid?.refunded ?? Math.max(row.order.refundedCents, soFar(row).promisedCents);
  const refund: Refund = { key: `${row.order.id}:${row.refunds.length}`, cents, before, status: 'requested' };
  row.refunds.push(refund);
  world.jobs.push({ kind: 'refund', row, refund });
  yield;
  yield* send(world, row, refund);
}

function heldFor(world: World, { reference }: Row): { left: number; refunded: number } | null {
  const { state, cents, refunded } = world.checkouts.get(reference ?? '') ?? {};
  if (state !== 'paid' || cents === undefined || refunded === undefined || refunded >= cents) return null;
  return { left: cents - refunded, refunded };
}

const soFar = ({ refunds }: Row) => ({
  promisedCents: refunds
    .filter(({ status }) => status !== 'refused')
    .reduce((sum, { cents }) => sum + cents, 0),
  isUnderWay: refunds.some(({ status }) => status === 'requested'),
});

function* send(world: World, row: Row, refund: Refund): Step {
  if (refund.status === 'sent') yield* settle(world, row);
  if (refund.status !== 'requested' || !row.reference) return;
  const taken = refundAtProvider(world, row.reference, refund.key, refund.cents);
  yield;
  if (refund.status === 'requested') refund.status = taken ? 'sent' : 'refused';
  yield;
  yield* settle(world, row);
}

/** An administrator accepts a payment that does not match. */
export function* accept(world: World, row: Row): Step {
  const isAwaited = isUnpaid(row.order) && isUnderReview(row.order);
  const fact = isAwaited && row.reference ? factOf(world.checkouts.get(row.reference) as Checkout) : null;
  yield;
  const decidable = { ...row.order, method: row.method, providerReference: row.reference };
  if (fact?.kind !== 'captured' || fact.refundedCents >= fact.amountCents) return;
  if (!decisionsAbout(decidable, soFar(row)).confirm || !isUnpaid(row.order)) return;
  apply(world, row, { kind: 'confirmed', received: fact });
}
