import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { collection } from '../objects/objects.ts';
import { misbehave } from '../support/faults.ts';
import { type Account, newId, PayPalRefusal, toWire } from './account.ts';
import { capture, presentedCapture, refund } from './captures.ts';
import { signingCertificate } from './certificate.ts';
import { createOrder, existing } from './orders.ts';
import { createBatch, DuplicateBatch, showBatch } from './payouts.ts';

type Env = { Bindings: HttpBindings };

const tokenLivesSeconds = 32_400;
const names = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
};

/** `/v1/oauth2/token`, `/v2/checkout`, `/v2/payments` and the certificates, as the official SDK calls them. */
export function apiRoutes(account: Account): Hono<Env> {
  const api = new Hono<Env>();
  const faulty = misbehave(account.faults, 'paypal', (c) =>
    c.json(
      { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.', debug_id: newId(13) },
      500,
    ),
  );
  api.use('/v1/oauth2/token', faulty);
  for (const path of ['/v2/*', '/v1/payments/*']) {
    api.use(path, faulty);
    api.use(path, async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${accessToken(account)}`)
        throw new PayPalRefusal(
          401,
          'INVALID_TOKEN',
          'Authentication failed due to missing or invalid credentials.',
        );
      await next();
    });
  }
  api.onError((error, c) => {
    if (error instanceof PayPalRefusal) return refusal(c, error);
    if (error instanceof DuplicateBatch) return duplicate(c, error);
    account.log(`the PayPal part failed: ${error.stack ?? error.message}`);
    return c.json({ name: 'INTERNAL_SERVER_ERROR', message: 'The sandbox failed; its log says why.' }, 500);
  });

  api.post('/v1/oauth2/token', (c) => {
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    if (c.req.header('authorization') !== `Basic ${basic}`)
      return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
    return c.json({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: accessToken(account),
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: tokenLivesSeconds,
      nonce: newId(),
    });
  });
  api.get('/v1/notifications/certs/:name', (c) => {
    const { name, certificate } = signingCertificate(account.db);
    if (c.req.param('name') !== name) return c.json({ message: 'There is no such certificate.' }, 404);
    return c.body(certificate, 200, { 'content-type': 'application/x-pem-file' });
  });

  api.post('/v1/payments/payouts', async (c) => {
    const body = parsedJson(await c.req.text());
    const made = account.db.transaction(() => createBatch(account, body));
    return sent(c, 201, made);
  });
  api.get('/v1/payments/payouts/:id', (c) => sent(c, 200, showBatch(account, c.req.param('id'))));
  api.post('/v2/checkout/orders', (c) => once(account, c, (body) => createOrder(account, body)));
  api.get('/v2/checkout/orders/:id', (c) => sent(c, 200, toWire(existing(account, c.req.param('id')).order)));
  api.post('/v2/checkout/orders/:id/capture', (c) =>
    once(account, c, () => capture(account, c.req.param('id'))),
  );
  api.get('/v2/payments/captures/:id', (c) =>
    sent(c, 200, toWire(presentedCapture(account, c.req.param('id')))),
  );
  api.post('/v2/payments/captures/:id/refund', (c) =>
    once(account, c, (body) => refund(account, c.req.param('id'), body)),
  );
  return api;
}

/** Handles a POST; the same `PayPal-Request-Id` at the same path gets the first response again. */
async function once(account: Account, c: Context, action: (body: unknown) => object): Promise<Response> {
  const text = await c.req.text();
  const requestId = c.req.header('paypal-request-id');
  const responses = collection<object>(account.db, 'paypal', 'answer');
  const key = `${c.req.path} ${requestId}`;
  const known = requestId ? responses.get(key) : undefined;
  if (known) return sent(c, 200, known);
  const response = account.db.transaction(() => {
    const made = toWire(action(text.trim() === '' ? null : parsedJson(text))) as object;
    if (requestId) responses.put(key, made);
    return made;
  });
  return sent(c, 201, response);
}

const accessToken = ({ clientSecret }: Account): string =>
  `A21AA${createHmac('sha256', clientSecret).update('token').digest('base64url')}`;

const sent = (c: Context, status: 200 | 201, body: unknown) => c.json(body as object, status);

function refusal(c: Context, { status, issue, message: description }: PayPalRefusal) {
  const body = {
    name: names[status],
    message: description,
    debug_id: newId(13),
    details: [{ issue, description }],
    links: [],
  };
  return c.json(body, status);
}

function duplicate(c: Context, { message, link }: DuplicateBatch) {
  const body = {
    name: 'USER_BUSINESS_ERROR',
    message: 'User business error.',
    debug_id: newId(13),
    details: [
      {
        field: 'SENDER_BATCH_ID',
        location: 'body',
        issue: message,
        link: [{ href: link, rel: 'self', method: 'GET', encType: 'application/json' }],
      },
    ],
    links: [],
  };
  return c.json(body, 400);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PayPalRefusal(400, 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
  }
}
