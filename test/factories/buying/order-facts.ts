import { decide, type Effect, type Fact, type Order } from '../../../src/features/payments/orders/order.ts';

/** A newly placed order of 49 dollars. */
export const newOrder: Order = {
  id: 'order-1',
  status: 'pending',
  amountCents: 4900,
  currency: 'usd',
  refundedCents: 0,
  inFlight: false,
  failureReason: null,
  flags: [],
  disputes: {},
  takenCurrency: null,
};

/** The fact that the provider has captured the payment: the right amount, unless `overrides` say otherwise. */
export const captured = (overrides: Partial<Extract<Fact, { kind: 'captured' }>> = {}): Fact => ({
  kind: 'captured',
  orderId: 'order-1',
  amountCents: 4900,
  currency: 'usd',
  refundedCents: 0,
  payment: 'pi_1',
  ...overrides,
});

/** Applies facts to an order one after another. @returns its final state, all its states, and all effects */
export function applyFacts(facts: Fact[], start: Order = newOrder) {
  const path: Order[] = [start];
  const effects: Effect[] = [];
  for (const fact of facts) {
    const transition = decide(path.at(-1) as Order, fact);
    if (!transition) continue;
    path.push(transition.next);
    effects.push(...transition.effects);
  }
  return { order: path.at(-1) as Order, path, effects };
}
