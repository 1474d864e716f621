import type Stripe from 'stripe';
import type { Database } from '../support/database.ts';
import { invalid, unknownObject } from './errors.ts';
import { integer, type Params, text } from './params.ts';

/** A connected account, with the fields that the product reads. */
export type ConnectedAccount = Pick<
  Stripe.Account,
  'id' | 'object' | 'charges_enabled' | 'details_submitted' | 'payouts_enabled' | 'type' | 'metadata'
> & {
  country: string;
  email: string | null;
  created: number;
  capabilities: { transfers: 'active' | 'inactive' };
};
type Kinds = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  balance_transaction: Stripe.BalanceTransaction;
  refund: Stripe.Refund;
  transfer: Stripe.Transfer;
  account: ConnectedAccount;
};

/** The sandbox's objects, by Stripe's name for them in `object`. */
export type Kind = keyof Kinds;
export type StoredObject = Kinds[Kind];
export type ObjectOf<K extends Kind> = Kinds[K];

/** Writes an object's current state; its position in lists stays. */
export function save(db: Database, object: StoredObject): void {
  db.run(
    `INSERT INTO stripe_objects (id, object, body) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
    object.id,
    object.object,
    JSON.stringify(object),
  );
}

export function find<K extends Kind>(db: Database, kind: K, id: string): Kinds[K] | undefined {
  const row = db.get<{ body: string }>(
    'SELECT body FROM stripe_objects WHERE id = ? AND object = ?',
    id,
    kind,
  );
  return row && (JSON.parse(row.body) as Kinds[K]);
}

/** Stores data about an object that the API never returns. */
export function saveNotes(db: Database, id: string, notes: unknown): void {
  db.run('UPDATE stripe_objects SET notes = ? WHERE id = ?', JSON.stringify(notes), id);
}

export function notes<Notes>(db: Database, id: string): Notes | undefined {
  const row = db.get<{ notes: string | null }>('SELECT notes FROM stripe_objects WHERE id = ?', id);
  return row?.notes ? (JSON.parse(row.notes) as Notes) : undefined;
}

/** The object. Throws Stripe's refusal if there is none; `param` is the parameter that named it, absent if the path did. */
export function existing<K extends Kind>(db: Database, kind: K, id: string, param?: string): Kinds[K] {
  const object = find(db, kind, id);
  if (!object) throw unknownObject(kind, id, param);
  return object;
}

/** Expired sessions that are still open, oldest first. `now` in seconds. */
export function overdueSessions(db: Database, now: number): Stripe.Checkout.Session[] {
  const rows = db.all<{ body: string }>(
    `SELECT body FROM stripe_objects INDEXED BY stripe_objects_open WHERE object = 'checkout.session'
     AND json_extract(body, '$.status') = 'open' AND json_extract(body, '$.expires_at') <= ? ORDER BY seq`,
    now,
  );
  return rows.map((row) => JSON.parse(row.body) as Stripe.Checkout.Session);
}

export function sessionOfPayment(db: Database, paymentIntent: string): Stripe.Checkout.Session | undefined {
  return related(db, 'checkout.session', 'payment_intent', paymentIntent)[0];
}

/** Objects of a kind that refer to another in one of their fields, newest first. */
export function related<K extends Kind>(
  db: Database,
  kind: K,
  field: 'payment_intent' | 'charge' | 'status' | 'transfer_group',
  value: string,
): Kinds[K][] {
  const rows = db.all<{ body: string }>(
    `SELECT body FROM stripe_objects WHERE object = ? AND json_extract(body, '$.${field}') = ? ORDER BY seq DESC`,
    kind,
    value,
  );
  return rows.map((row) => JSON.parse(row.body) as Kinds[K]);
}

/** The newest objects of a kind. */
export function newest<K extends Kind>(db: Database, kind: K, limit: number): Kinds[K][] {
  const rows = db.all<{ body: string }>(
    'SELECT body FROM stripe_objects WHERE object = ? ORDER BY seq DESC LIMIT ?',
    kind,
    limit,
  );
  return rows.map((row) => JSON.parse(row.body) as Kinds[K]);
}

/**
 * One page of a list by Stripe's `limit`, `starting_after` and `ending_before`, newest first, narrowed by the `filters`
 * fields in the call.
 */
export function listed<K extends Kind>(
  db: Database,
  kind: K,
  params: Params,
  url: string,
  filters: readonly ('payment_intent' | 'charge' | 'status' | 'transfer_group')[],
): Stripe.ApiList<Kinds[K]> {
  const wanted = filters.flatMap((field) => {
    const value = text(params, field);
    return value === undefined ? [] : [{ field, value }];
  });
  const limit = Math.min(integer(params, 'limit', 1) ?? 10, 100);
  const after = cursor(db, kind, params, 'starting_after');
  const before = cursor(db, kind, params, 'ending_before');
  const rows = db.all<{ body: string }>(
    `SELECT body FROM stripe_objects WHERE object = ?
     ${wanted.map(({ field }) => `AND json_extract(body, '$.${field}') = ?`).join(' ')}
     ${after === undefined ? '' : 'AND seq < ?'} ${before === undefined ? '' : 'AND seq > ?'}
     ORDER BY seq ${before === undefined ? 'DESC' : 'ASC'} LIMIT ?`,
    kind,
    ...wanted.map(({ value }) => value),
    ...[after, before].filter((place) => place !== undefined),
    limit + 1,
  );
  const data = rows.slice(0, limit).map((row) => JSON.parse(row.body) as Kinds[K]);
  if (before !== undefined) data.reverse();
  return { object: 'list', data, has_more: rows.length > limit, url };
}

function cursor(db: Database, kind: Kind, params: Params, name: 'starting_after' | 'ending_before') {
  const id = text(params, name);
  if (id === undefined) return undefined;
  const row = db.get<{ seq: number }>('SELECT seq FROM stripe_objects WHERE id = ? AND object = ?', id, kind);
  if (!row) throw invalid(`No such ${kind}: '${id}'`, name, 'resource_missing');
  return row.seq;
}
