import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type Stripe from 'stripe';
import { findMessage, newestMessages } from '../delivery/messages.ts';
import { misbehave } from '../support/faults.ts';
import { type Account, newId } from './account.ts';
import { createSession, expireOverdue, expireSession } from './checkout/sessions.ts';
import { type ErrorBody, StripeRefusal } from './errors.ts';
import { apiVersion, type Cause } from './events.ts';
import { presented, presentedList } from './expand.ts';
import { once, rendered } from './idempotency.ts';
import { existing, type Kind, listed, type StoredObject } from './objects.ts';
import { decode, integer, type Params } from './params.ts';
import { createAccount, createAccountLink } from './payments/accounts.ts';
import { createRefund } from './payments/refunds.ts';
import { createTransfer, reverse } from './payments/transfers.ts';

type Env = { Bindings: HttpBindings; Variables: { requestId: string } };
type Action = (params: Params, cause: Cause) => StoredObject;

/** `/v1`, as the official SDK calls it. */
export function apiRoutes(account: Account): Hono<Env> {
  const { db } = account;
  const api = new Hono<Env>();

  api.use(async (c, next) => {
    c.set('requestId', newId('req_', 14));
    c.header('request-id', c.get('requestId'));
    c.header('stripe-version', c.req.header('stripe-version') ?? apiVersion);
    await next();
  });
  api.use(
    misbehave(account.faults, 'stripe', (c) =>
      refusal(c, 500, { type: 'api_error', message: 'An unknown error occurred.' }),
    ),
  );
  api.use(async (c, next) => {
    checkKey(account, c.req.header('authorization'));
    expireOverdue(account);
    await next();
  });
  api.onError((error, c) => {
    if (error instanceof StripeRefusal) return refusal(c, error.status, error.body);
    account.log(`the Stripe part failed: ${error.stack ?? error.message}`);
    return refusal(c, 500, { type: 'api_error', message: 'The sandbox failed; its log says why.' });
  });

  const act = (c: Context<Env>, action: Action) => change(account, c, action);
  const one = (kind: Kind) => (c: Context<Env>) =>
    respond(c, presented(db, existing(db, kind, c.req.param('id') ?? ''), query(c)));

  api.post('/checkout/sessions', (c) => act(c, (params) => createSession(account, params)));
  api.get('/checkout/sessions', (c) => {
    const list = listed(db, 'checkout.session', query(c), '/v1/checkout/sessions', [
      'payment_intent',
      'status',
    ]);
    return respond(c, presentedList(db, list, query(c)));
  });
  api.get('/checkout/sessions/:id', one('checkout.session'));
  api.post('/checkout/sessions/:id/expire', (c) =>
    act(c, (_, cause) => expireSession(account, c.req.param('id'), cause)),
  );
  api.get('/checkout/sessions/:id/line_items', (c) =>
    respond(c, existing(db, 'checkout.session', c.req.param('id')).line_items),
  );

  api.post('/refunds', (c) => act(c, (params, cause) => createRefund(account, params, cause)));
  api.get('/refunds', (c) => {
    const list = listed(db, 'refund', query(c), '/v1/refunds', ['charge', 'payment_intent']);
    return respond(c, presentedList(db, list, query(c)));
  });
  api.get('/refunds/:id', one('refund'));
  api.get('/payment_intents/:id', one('payment_intent'));
  api.get('/charges/:id', one('charge'));
  api.get('/balance_transactions/:id', one('balance_transaction'));

  api.post('/transfers', (c) => act(c, (params, cause) => createTransfer(account, params, cause)));
  api.get('/transfers', (c) => {
    const list = listed(db, 'transfer', query(c), '/v1/transfers', ['transfer_group']);
    return respond(c, presentedList(db, list, query(c)));
  });
  api.get('/transfers/:id', one('transfer'));
  api.post('/transfers/:id/reversals', (c) =>
    act(c, (_, cause) => reverse(account, existing(db, 'transfer', c.req.param('id')), cause)),
  );
  api.post('/accounts', (c) => act(c, (params) => createAccount(account, params)));
  api.get('/accounts/:id', one('account'));
  api.post('/account_links', async (c) => {
    const params = decode(await c.req.text());
    return respond(
      c,
      db.transaction(() => createAccountLink(account, params)),
    );
  });

  api.get('/events', (c) => respond(c, eventList(account, query(c))));
  api.get('/events/:id', (c) => {
    const event = findMessage(db, 'stripe', c.req.param('id'));
    if (!event)
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `No such event: '${c.req.param('id')}'`,
        code: 'resource_missing',
        param: 'id',
      });
    return respond(c, JSON.parse(event.body));
  });
  // Not `notFound`, which only the outermost application may have.
  api.all('*', (c) => refusal(c, 404, unrecognised(c)));
  return api;
}

/** Handles a POST, once per idempotency key, and returns the object it created or changed. */
async function change(account: Account, c: Context<Env>, action: Action): Promise<Response> {
  const encoded = await c.req.text();
  const params = decode(encoded);
  const key = c.req.header('idempotency-key') ?? null;
  const requestId = c.get('requestId');
  const call = {
    scope: `${account.secretKey}\n${c.req.header('stripe-account') ?? ''}`,
    key,
    request: `POST ${c.req.path}\n${encoded}`,
    requestId,
  };
  const { body, original } = once(account, call, () => {
    const object = action(params, { requestId, idempotencyKey: key });
    return presented(account.db, object, params);
  });
  if (key !== null) c.header('idempotency-key', key);
  if (original) {
    c.header('idempotent-replayed', 'true');
    c.header('original-request', original);
  }
  return json(c, 200, body);
}

function checkKey(account: Account, authorization: string | undefined): void {
  const key = bearer(authorization ?? '');
  if (key === account.secretKey) return;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
  throw new StripeRefusal(401, { type: 'invalid_request_error', message });
}

function bearer(authorization: string): string | undefined {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function eventList(account: Account, params: Params): Stripe.ApiList<unknown> {
  const limit = Math.min(integer(params, 'limit', 1) ?? 10, 100);
  const rows = newestMessages(account.db, 'stripe', limit + 1);
  const data = rows.slice(0, limit).map((row): unknown => JSON.parse(row.body));
  return { object: 'list', data, has_more: rows.length > limit, url: '/v1/events' };
}

function query(c: Context): Params {
  return decode(new URL(c.req.url).search.slice(1));
}

function respond(c: Context, object: unknown): Response {
  return json(c, 200, rendered(object));
}

function refusal(c: Context, status: StripeRefusal['status'] | 500, error: ErrorBody): Response {
  return json(c, status, rendered({ error }));
}

function json(c: Context, status: StripeRefusal['status'] | 200 | 500, body: string): Response {
  return c.body(body, status, { 'content-type': 'application/json' });
}

function unrecognised(c: Context): ErrorBody {
  return {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${c.req.method}: ${c.req.path}). The sandbox does not have it.`,
  };
}
