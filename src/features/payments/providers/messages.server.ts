import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import type { Fact } from '../orders/order.ts';
import type { OrderRow } from '../orders/orders.server.ts';
import { longestText } from '../settlement/webhooks/reduce-payload.ts';

export const forged = failure('payment.webhook_refused', 400, 'The signature of this message is not valid.');
const senseless = failure('payment.webhook_senseless', 400, 'This message is not an event we can read.');

/** A webhook as received. */
export type Incoming = { rawBody: string; header: (name: string) => string };

/** What a webhook means. For `ask`, the order's state should be fetched. */
export type News = {
  type: string;
  order: OrderRow | undefined;
  fact: Fact | 'ask' | null;
  /** The payout it is about, whose state should be fetched. */
  payoutId?: string;
  /** The payee account it is about, by the provider's reference. */
  payoutAccount?: string;
};

/** How a provider's webhooks are verified and read. */
export type Messages<Settings = unknown> = {
  /**
   * Verifies a webhook by its raw body.
   * @returns the id under which it is stored once; null for an event that tells us nothing, which is not stored
   * @throws 400 if it is not genuine, too old, from the future or not an event
   */
  authenticate(ctx: Context, settings: Settings, incoming: Incoming): Promise<string | null>;
  /** The fields needed to read a webhook, at any depth: nothing else of it is stored. */
  fields: readonly string[];
  /** Reads a webhook that was stored as genuine; the settings may have been removed since. */
  read(ctx: Context, settings: Settings | undefined, payload: unknown): Promise<News>;
};

/** How far a webhook's time may differ from ours, in seconds. */
export const toleranceSeconds = 300;

const notBlank = (longest: number) => z.string().max(longest).regex(/\S/);

/** A provider's event id, short enough to be a key. */
export const eventId = notBlank(255);
/** The name of an event type. */
export const eventType = notBlank(255);

/** A text needed to read a webhook: a reference, a link or a status. Longer ones are not stored. */
export const shortText = notBlank(longestText);

/**
 * Parses a signed body and passes it to `interpret`.
 * @throws 400 for a body that is not storable JSON, or that `interpret` cannot parse
 */
export function parseSigned<T>(rawBody: string, interpret: (payload: unknown) => T): T {
  try {
    return interpret(JSON.parse(rawBody, storable));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof z.ZodError)
      throw senseless();
    throw error;
  }
}

/** PostgreSQL cannot store NUL characters or lone surrogates in JSON. */
function storable(key: string, value: unknown): unknown {
  const texts = typeof value === 'string' ? [key, value] : [key];
  if (texts.some((text) => text.includes('\0') || !text.isWellFormed()))
    throw new SyntaxError('text that cannot be stored');
  return value;
}
