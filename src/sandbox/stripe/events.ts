import type Stripe from 'stripe';
import type { Database } from '../database.ts';
import { type Account, newId, seconds } from './account.ts';
import type { Kind, ObjectOf } from './objects.ts';

/** The version whose shapes the sandbox answers: that of the SDK the product uses. */
export const apiVersion = '2026-10-28.endive';

/** How long an event that is to come late waits for the following one, in milliseconds, before it goes anyway. */
const patienceForTheNext = 30_000;

/** The API call that made something happen; null when the buyer or the clock did. */
export type Cause = { requestId: string; idempotencyKey: string | null } | null;

type Objects = {
  'checkout.session.completed': 'checkout.session';
  'checkout.session.async_payment_succeeded': 'checkout.session';
  'checkout.session.async_payment_failed': 'checkout.session';
  'checkout.session.expired': 'checkout.session';
  'charge.refunded': 'charge';
  'refund.created': 'refund';
  'refund.updated': 'refund';
};

type Happening<Type extends keyof Objects> = {
  type: Type;
  /** Events of one subject are normally delivered in the order they happened. */
  subject: string;
  object: ObjectOf<Objects[Type]>;
  previous?: Partial<ObjectOf<Objects[Type]>>;
  cause: Cause;
};

/** An event and how its delivery stands. Times in milliseconds since 1970. */
export type EventRow = {
  seq: number;
  id: string;
  subject: string;
  type: string;
  body: string;
  created_at: number;
  next_attempt_at: number;
  attempts: number;
  copies: number;
  awaits_next: 0 | 1;
  last_result: string | null;
  delivered_at: number | null;
  abandoned: 0 | 1;
};

/** Records an event with a snapshot of its object, in the caller's transaction; the courier delivers it after. */
export function emit<Type extends keyof Objects>(account: Account, happening: Happening<Type>): void {
  const { db, faults } = account;
  const now = account.now();
  const late = !hasLateEvent(db) && faults.take('stripe', 'reorder') !== undefined;
  const copies = faults.take('stripe', 'duplicate') ? 2 : 1;
  const event = eventOf(happening, newId('evt_1'), seconds(now));
  db.run(
    `INSERT INTO stripe_events (id, subject, type, body, created_at, next_attempt_at, copies, awaits_next)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    event.id,
    happening.subject,
    happening.type,
    JSON.stringify(event, null, 2),
    now,
    late ? now + patienceForTheNext : now,
    copies,
    late ? 1 : 0,
  );
}

/** While one event waits for the following one, the following one must not wait as well. */
function hasLateEvent(db: Database): boolean {
  return db.get('SELECT 1 FROM stripe_events WHERE awaits_next = 1 AND delivered_at IS NULL') !== undefined;
}

function eventOf<Type extends keyof Objects>(happening: Happening<Type>, id: string, created: number) {
  const { cause, object, previous } = happening;
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
    type: happening.type,
  } satisfies Omit<Stripe.EventBase, 'data'> & { data: { object: unknown; previous_attributes?: unknown } };
}

export function newestEvents(db: Database, limit: number): EventRow[] {
  return db.all<EventRow>('SELECT * FROM stripe_events ORDER BY seq DESC LIMIT ?', limit);
}

export function findEvent(db: Database, id: string): EventRow | undefined {
  return db.get<EventRow>('SELECT * FROM stripe_events WHERE id = ?', id);
}
