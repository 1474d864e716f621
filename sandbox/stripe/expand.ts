import type Stripe from 'stripe';
import type { Database } from '../support/database.ts';
import { invalid } from './errors.ts';
import { find, type Kind, related, type StoredObject } from './objects.ts';
import { type Params, texts } from './params.ts';

/** Which fields hold the id of another object, by the kind of the object that has them. */
const references: Record<Kind, Record<string, Kind>> = {
  'checkout.session': { payment_intent: 'payment_intent' },
  payment_intent: { latest_charge: 'charge' },
  charge: { payment_intent: 'payment_intent', balance_transaction: 'balance_transaction' },
  balance_transaction: {},
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
  transfer: { destination: 'account' },
  account: {},
};

/** A response on its way to the client, whose fields expansion may replace. */
type Expanded = StoredObject & Record<string, unknown>;

/**
 * The object as Stripe returns it: with the requested `expand[]` fields and without those that are only returned on
 * request.
 */
export function presented(db: Database, object: StoredObject, params: Params): StoredObject {
  return texts(params, 'expand').reduce(
    (response, path) => expand(db, response, object, path),
    withoutLists(object),
  );
}

/** Like `presented`, for a list, whose `expand[]` paths begin with `data.`. */
export function presentedList<Item extends StoredObject>(
  db: Database,
  list: Stripe.ApiList<Item>,
  params: Params,
): Stripe.ApiList<StoredObject> {
  const paths = texts(params, 'expand').map((path) => {
    if (!path.startsWith('data.')) throw unexpandable(path);
    return path.slice('data.'.length);
  });
  return { ...list, data: list.data.map((item) => presented(db, item, { expand: paths })) };
}

function expand(db: Database, response: Expanded, stored: StoredObject, path: string): Expanded {
  const [field = '', ...rest] = path.split('.');
  if (stored.object === 'checkout.session' && path === 'line_items') {
    return Object.assign({}, response, { line_items: stored.line_items });
  }
  if (stored.object === 'charge' && path === 'refunds') {
    return Object.assign({}, response, { refunds: refundsOf(db, stored.id) });
  }
  const kind = references[stored.object][field];
  if (!kind) throw unexpandable(path);
  const current = response[field];
  const id = typeof current === 'string' ? current : (current as StoredObject | null)?.id;
  const target = id === undefined ? undefined : find(db, kind, id);
  if (!target) return response;
  const expanded = typeof current === 'string' ? withoutLists(target) : (current as Expanded);
  const deeper = rest.length === 0 ? expanded : expand(db, expanded, target, rest.join('.'));
  return Object.assign({}, response, { [field]: deeper });
}

/** Lists inside an object are only included on request. */
function withoutLists(object: StoredObject): Expanded {
  const response = { ...object } as Expanded;
  if (response.object === 'checkout.session') delete response.line_items;
  return response;
}

function refundsOf(db: Database, charge: string): Stripe.ApiList<Stripe.Refund> {
  const data = related(db, 'refund', 'charge', charge);
  return { object: 'list', data, has_more: false, url: `/v1/charges/${charge}/refunds` };
}

function unexpandable(path: string): Error {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
