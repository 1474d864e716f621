import type { Fact, Order } from '../../../src/features/payments/orders/order.ts';

/** The stored state of one buyer, one course and a minimal provider. */

export type Method = 'stripe' | 'paypal';
export type Refund = {
  key: string;
  cents: number;
  before: number;
  status: 'requested' | 'sent' | 'done' | 'refused';
};
export type Row = {
  order: Order;
  method: Method;
  reference: string | null;
  grantsAccess: boolean;
  refunds: Refund[];
  receipts: number;
};
/** A checkout as stored by the provider. */
export type Checkout = {
  row: Row;
  state: 'open' | 'approved' | 'processing' | 'failed' | 'paid';
  /** The amount that the buyer pays. */
  cents: number;
  refunded: number;
  /** The keys of completed refunds. */
  refundKeys: string[];
};
export type Message = {
  id: number;
  reference: string;
  dispute?: { disputeId: string; state: 'open' | 'won' | 'lost' };
};
export type Job =
  | { kind: 'webhook'; message: Message }
  | { kind: 'giveBack' | 'refund'; row: Row; refund?: Refund };
export type Step = Generator<void, void, void>;

export type World = {
  /** Newest first. */
  rows: Row[];
  enrolment: { row: Row; suspended: boolean } | null;
  stored: Set<number>;
  jobs: Job[];
  checkouts: Map<string, Checkout>;
  messages: Message[];
};

export const price = 4900;
export const newWorld = (): World => ({
  rows: [],
  enrolment: null,
  stored: new Set(),
  jobs: [],
  checkouts: new Map(),
  messages: [],
});

export type Outcome = 'pay' | 'pay wrongly' | 'decline' | 'later' | 'settle' | 'fail';

/** Pays, or fails to pay, on the provider's page or at the buyer's bank. Before the page has a URL, nothing happens. */
export function pay(world: World, row: Row, outcome: Outcome): void {
  const checkout = row.reference ? world.checkouts.get(row.reference) : undefined;
  if (!checkout) return;
  const { state } = checkout;
  if (outcome === 'settle' && state === 'processing') checkout.state = 'paid';
  else if (outcome === 'fail' && state === 'processing') checkout.state = 'failed';
  else if (state !== 'open') return;
  else if (outcome === 'later') checkout.state = 'processing';
  else if (outcome === 'pay' || outcome === 'pay wrongly') {
    checkout.cents = outcome === 'pay' ? price : price - 100;
    checkout.state = row.method === 'paypal' ? 'approved' : 'paid';
  }
  tell(world, row.reference as string);
}

const tell = (world: World, reference: string, dispute?: Message['dispute']) =>
  world.messages.push({ id: world.messages.length, reference, dispute });

/** The provider's report about a checkout. */
export function factOf({ row, state, cents, refunded }: Checkout): Fact {
  if (state === 'paid') {
    const { id: orderId } = row.order;
    const money = { amountCents: cents, currency: 'usd', refundedCents: refunded };
    return { kind: 'captured', orderId, payment: 'payment', ...money };
  }
  return state === 'failed' ? { kind: 'failed', reason: 'declined' } : { kind: state };
}

/** The provider refunds once per key, and never more than is left. @returns whether the key's refund has been made */
export function refundAtProvider(world: World, reference: string, key: string, cents: number): boolean {
  const checkout = world.checkouts.get(reference) as Checkout;
  if (checkout.refundKeys.includes(key)) return true;
  if (checkout.state !== 'paid' || cents <= 0 || checkout.refunded + cents > checkout.cents) return false;
  checkout.refundKeys.push(key);
  checkout.refunded += cents;
  tell(world, reference);
  return true;
}

/** A buyer disputes a payment, or the dispute is decided. */
export function dispute(world: World, row: Row, state: 'open' | 'won' | 'lost'): void {
  const isPaid = row.reference && world.checkouts.get(row.reference)?.state === 'paid';
  if (isPaid) tell(world, row.reference as string, { disputeId: `dispute of ${row.order.id}`, state });
}
