import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failure.ts';
import type { Fact } from '../orders/order.ts';
import type { OrderRow } from '../orders/orders.server.ts';

export const notConfigured = failure(
  'payment.not_configured',
  404,
  'This payment provider is not configured here.',
);
export const forged = failure('payment.webhook_refused', 400, 'The signature of this message is not valid.');
const senseless = failure('payment.webhook_senseless', 400, 'This message is not an event we can read.');

/** A message as it came over the wire. */
export type Incoming = { rawBody: string; header: (name: string) => string };

/** What a message means: for `ask`, that the truth about its order is worth fetching. */
export type News = { type: string; order: OrderRow | undefined; fact: Fact | 'ask' | null };

/** How a provider's messages are told from forgeries, and read. */
export type Messages = {
  /**
   * Verifies a message on its raw body.
   * @returns the id under which it is stored once
   * @throws 404 where the provider is not configured, 400 for what is not genuine, out of its time or no event at all
   */
  authenticate(ctx: Context, incoming: Incoming): Promise<string>;
  /** Reads a message that was stored as genuine. */
  read(ctx: Context, payload: unknown): Promise<News>;
};

/** How far a message's time may be from ours, in seconds. */
export const toleranceSeconds = 300;

/** A provider's id of an event, short enough to be a key. */
export const eventId = z.string().min(1).max(255);
/** The name of a kind of event. */
export const eventType = z.string().min(1).max(255);

/**
 * What `interpret` makes of a signed body.
 * @throws 400 for a body that is not JSON we can store, or that `interpret` cannot parse
 */
export function sensible<T>(rawBody: string, interpret: (payload: unknown) => T): T {
  try {
    return interpret(JSON.parse(rawBody, storable));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof z.ZodError)
      throw senseless();
    throw error;
  }
}

/** PostgreSQL stores neither NUL characters nor lone surrogates in JSON. */
function storable(key: string, value: unknown): unknown {
  const texts = typeof value === 'string' ? [key, value] : [key];
  if (texts.some((text) => text.includes('\0') || !text.isWellFormed()))
    throw new SyntaxError('text that cannot be stored');
  return value;
}
