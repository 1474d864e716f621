import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failure.ts';
import type { Fact } from '../order.ts';
import type { OrderRow } from '../orders.server.ts';

export const notConfigured = failure(
  'payment.not_configured',
  404,
  'This payment provider is not configured here.',
);
export const forged = failure('payment.webhook_refused', 400, 'The signature of this message is not valid.');

/** A message as it came over the wire. */
export type Incoming = { rawBody: string; header: (name: string) => string };

/** What a message means: for `ask`, that the truth about its order is worth fetching. */
export type News = { type: string; order: OrderRow | undefined; fact: Fact | 'ask' | null };

/** How a provider's messages are told from forgeries, and read. */
export type Messages = {
  /**
   * Verifies a message on its raw body.
   * @returns the id under which it is stored once
   * @throws 404 where the provider is not configured, 400 for what is not genuine or out of its time
   */
  authenticate(ctx: Context, incoming: Incoming): Promise<string>;
  /** Reads a message that was stored as genuine. */
  read(ctx: Context, payload: unknown): Promise<News>;
};

/** How far a message's time may be from ours, in seconds. */
export const toleranceSeconds = 300;

/** The JSON of a body; undefined for what is none. */
export function parsed(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}
