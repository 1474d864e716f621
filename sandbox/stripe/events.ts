import type Stripe from 'stripe';
import { queueMessage } from '../delivery/messages.ts';
import { type Account, newId, seconds } from './account.ts';
import type { Kind, ObjectOf } from './objects.ts';

/** The API version that the sandbox implements; the product's SDK uses the same one. */
export const apiVersion = '2026-10-28.endive';

/** The API call that caused an event; null when the buyer or the clock did. */
export type Cause = { requestId: string; idempotencyKey: string | null } | null;

type Objects = {
  'checkout.session.completed': 'checkout.session';
  'checkout.session.async_payment_succeeded': 'checkout.session';
  'checkout.session.async_payment_failed': 'checkout.session';
  'checkout.session.expired': 'checkout.session';
  'charge.refunded': 'charge';
  'refund.created': 'refund';
  'refund.updated': 'refund';
  'transfer.created': 'transfer';
  'transfer.reversed': 'transfer';
  'account.updated': 'account';
};

type NewEvent<Type extends keyof Objects> = {
  type: Type;
  /** Events about one subject are normally delivered in the order they happened. */
  subject: string;
  object: ObjectOf<Objects[Type]>;
  previous?: Partial<ObjectOf<Objects[Type]>>;
  cause: Cause;
};

/** Records an event with a snapshot of its object, in the caller's transaction; the courier delivers it afterwards. */
export function emit<Type extends keyof Objects>(account: Account, newEvent: NewEvent<Type>): void {
  const event = eventOf(newEvent, newId('evt_1'), seconds(account.now()));
  const { type, subject } = newEvent;
  queueMessage(account, {
    provider: 'stripe',
    id: event.id,
    type,
    subject,
    body: JSON.stringify(event, null, 2),
  });
}

function eventOf<Type extends keyof Objects>(newEvent: NewEvent<Type>, id: string, created: number) {
  const { cause, object, previous } = newEvent;
  const snapshot: Record<string, unknown> & ObjectOf<Kind> = { ...object };
  if (snapshot.object === 'checkout.session') delete snapshot.line_items;
  return {
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data: previous ? { object: snapshot, previous_attributes: previous } : { object: snapshot },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type: newEvent.type,
  } satisfies Omit<Stripe.EventBase, 'data'> & { data: { object: unknown; previous_attributes?: unknown } };
}
