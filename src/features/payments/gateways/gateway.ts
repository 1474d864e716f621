import type { Cents } from '../../../contract/money.ts';
import type { Fact } from '../orders/order.ts';

/**
 * What a provider is asked to collect. Asked again for the same attempt it gives the same checkout, or another one:
 * only the first that is recorded is ever shown to the buyer.
 */
export type CheckoutRequest = {
  orderId: string;
  attempt: number;
  courseTitle: string;
  amountCents: Cents;
  currency: string;
  buyerEmail: string;
  /** Where the product is reached; the buyer returns to its `/payment/…` addresses. */
  appUrl: string;
};

/**
 * A checkout under the provider's own reference, and its page on which the buyer pays; without a page the buyer pays
 * in ours.
 */
export type Checkout = { reference: string; url: string | null };

/** What a provider was told about earlier: the checkout and, once there is one, the payment. */
export type Paid = { orderId: string; reference: string; payment: string | null };

/**
 * Money to give back, all of what was paid or a part. One `key` moves money once, however often it is asked: it is
 * the refund's idempotency key at the provider.
 */
export type Refund = {
  key: string;
  /** Minor units of `currency`, which is the one that was paid in. */
  amountCents: Cents;
  currency: string;
  reason: 'secondPayment' | 'requested';
};

/** The port to a payment provider. Every call may throw `ProviderFailure`; none holds a transaction open. */
export type Gateway = {
  open(request: CheckoutRequest): Promise<Checkout>;
  /** The truth about an order, fetched from the provider. */
  ask(paid: Paid): Promise<Fact>;
  /** Takes money that the buyer has approved, where that is a step of its own. Once, however often it is asked. */
  collect?(paid: Paid): Promise<Fact>;
  /**
   * Closes a checkout, so that it can no longer be paid, where the provider has a way to. One that is paid or closed
   * already is left alone.
   */
  close(reference: string): Promise<void>;
  /**
   * Gives money back, once for one key. What has been given back already is no failure; `ask` tells how much it is
   * altogether, at once or, where the provider takes its time, later.
   */
  refund(paid: Paid, refund: Refund): Promise<void>;
};

type Failed = { answered: boolean; refused?: boolean; cause?: unknown };

/**
 * The provider did not do what was asked. `answered` tells an answer from silence: after silence the same request
 * may be made again under the same key, after an answer the key is used up. `refused`: it understood, has done nothing
 * and will not; after anything else it may have done it all the same.
 */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly answered: boolean;
  readonly refused: boolean;

  constructor(message: string, { answered, refused = false, cause }: Failed) {
    super(message, { cause });
    this.answered = answered;
    this.refused = refused;
  }
}

/** PayPal took an order on and did not say where its buyer agrees to it. */
export class NoApprovalUrl extends ProviderFailure {
  override name = 'NoApprovalUrl';

  constructor() {
    super('No PayPal approval URL received', { answered: true });
  }
}

/** There is no payment of this order at its provider, and so nothing to give back. */
export const nothingToRefund = (orderId: string): ProviderFailure =>
  new ProviderFailure(`order ${orderId} has no payment to refund`, { answered: true, refused: true });

/** Statuses that say no more than “not now”: too slow, at the same time as another, too early, too often. */
const notNow = [408, 409, 425, 429];

/** Whether an answer with this status is a refusal. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !notNow.includes(status);
