import type { Cents } from '../../../contract/money/money.ts';
import type { Fact } from '../orders/order.ts';

/**
 * The amount a provider should collect. Repeated calls for one attempt return the same checkout, or another one: only
 * the first one recorded is ever shown to the buyer.
 */
export type CheckoutRequest = {
  orderId: string;
  attempt: number;
  courseTitle: string;
  amountCents: Cents;
  currency: string;
  buyerEmail: string;
  /** The product's base URL; the buyer returns to its `/payment/…` paths. */
  appUrl: string;
};

/**
 * The provider's own reference of a checkout, and the URL of the page on which the buyer pays; null if they pay on our
 * own page.
 */
export type Checkout = { reference: string; url: string | null };

/** The provider's references: the checkout and, once there is one, the payment. */
export type Paid = { orderId: string; reference: string; payment: string | null };

/**
 * A full or partial refund. A `key` refunds once, however often it is sent: it is the refund's idempotency key at the
 * provider.
 */
export type Refund = {
  key: string;
  /** Minor units of `currency`, which is the currency paid. */
  amountCents: Cents;
  currency: string;
  reason: 'secondPayment' | 'requested';
};

/** The port to a payment provider. Every call may throw `ProviderFailure`; none holds a transaction open. */
export type Gateway = {
  open(request: CheckoutRequest): Promise<Checkout>;
  /** The current state of an order, fetched from the provider. */
  ask(paid: Paid): Promise<Fact>;
  /** Captures a payment that the buyer has approved, if the provider has a separate step for it. Idempotent. */
  collect?(paid: Paid): Promise<Fact>;
  /**
   * Closes a checkout, so that it can no longer be paid, if the provider supports it. Does nothing if it is already
   * paid or closed.
   */
  close(reference: string): Promise<void>;
  /**
   * Refunds once per key. A payment that is already refunded is not a failure. It may take a while until the total that
   * `ask` returns includes the refund.
   */
  refund(paid: Paid, refund: Refund): Promise<void>;
};

type Failed = {
  responded: boolean;
  refused?: boolean;
  cause?: unknown;
  sentence?: string;
  status?: number;
};

/**
 * The provider did not do what was requested. `responded` distinguishes a response from silence: after silence the same
 * request may be repeated with the same key, after a response the key is used up. `refused`: it understood the request
 * and will not carry it out; in all other cases it may have done so despite the failure. `sentence`: the message for the
 * buyer, if there is one. `status`: the HTTP status of the response.
 */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly responded: boolean;
  readonly refused: boolean;
  readonly sentence: string | undefined;
  readonly status: number | undefined;

  constructor(message: string, { responded, refused = false, cause, sentence, status }: Failed) {
    super(message, { cause });
    this.responded = responded;
    this.refused = refused;
    this.sentence = sentence;
    this.status = status;
  }
}

/**
 * A provider's response; null if the provider does not know the subject, such as a sale of the same account elsewhere.
 */
export const unlessUnknown = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.status === 404) return null;
    throw error;
  });

/** The order has no payment at its provider, and so nothing to refund. */
export const nothingToRefund = (orderId: string): ProviderFailure =>
  new ProviderFailure(`order ${orderId} has no payment to refund`, { responded: true, refused: true });

/** Statuses that only mean “not now”: wrong keys, timeout, conflict, too early, too many requests. */
const notNow = [401, 408, 409, 425, 429];

/** Whether a payment provider's response with this status is a refusal, as in `ProviderFailure.refused`. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !notNow.includes(status);
