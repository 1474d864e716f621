import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { misbehave } from '../support/faults.ts';
import { type Account, PaystackRefusal } from './account.ts';
import { disputes } from './disputes.ts';
import { createRefund, refunds, refundsOf } from './refunds.ts';
import { existing, initialize } from './transactions.ts';
import { createRecipient, createTransfer, pageOfBanks, resolve, showTransfer } from './transfers.ts';

type Env = { Bindings: HttpBindings };

/** Transactions, refunds, disputes and transfers, as documented by Paystack. */
export function apiRoutes(account: Account): Hono<Env> {
  const api = new Hono<Env>();
  const guarded = [
    ...['/transaction/*', '/refund/*', '/dispute/*'],
    ...['/bank/*', '/transferrecipient/*', '/transfer/*'],
  ];
  const faulty = misbehave(account.faults, 'paystack', (c) =>
    c.json({ status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' }, 500),
  );
  for (const path of guarded) {
    api.use(path, faulty);
    api.use(path, async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${account.secretKey}`)
        throw new PaystackRefusal(401, 'invalid_Key', 'Invalid key');
      await next();
    });
  }
  api.onError((error, c) => {
    if (error instanceof PaystackRefusal) return refusal(c, error);
    account.log(`the Paystack part failed: ${error.stack ?? error.message}`);
    return c.json({ status: false, message: 'The sandbox failed; its log says why.' }, 500);
  });

  api.post('/transaction/initialize', async (c) => {
    const body = await c.req.json().catch(() => null);
    const { checkout, url } = account.db.transaction(() => initialize(account, body));
    const { code, reference } = checkout;
    return ok(c, 'Authorization URL created', { authorization_url: url, access_code: code, reference });
  });
  api.get('/transaction/verify/:reference', (c) =>
    ok(c, 'Verification successful', existing(account, c.req.param('reference'))),
  );
  api.post('/refund', async (c) => {
    const body = await c.req.json().catch(() => null);
    const refund = account.db.transaction(() => createRefund(account, body));
    return ok(c, 'Refund has been queued for processing', refund);
  });
  api.get('/refund', (c) => {
    const transaction = c.req.query('transaction');
    const found = transaction ? refundsOf(account, Number(transaction)) : refunds(account).newest(50);
    return c.json({ status: true, message: 'Refunds retrieved', data: found, meta: { total: found.length } });
  });
  api.get('/bank', (c) => {
    const { data, meta } = pageOfBanks(c.req.query('next'));
    return c.json({ status: true, message: 'Banks retrieved', data, meta });
  });
  api.get('/bank/resolve', (c) =>
    ok(c, 'Account number resolved', resolve(c.req.query('account_number'), c.req.query('bank_code'))),
  );
  api.post('/transferrecipient', async (c) => {
    const body = await c.req.json().catch(() => null);
    const recipient = account.db.transaction(() => createRecipient(account, body));
    return ok(c, 'Transfer recipient created successfully', recipient);
  });
  api.post('/transfer', async (c) => {
    const body = await c.req.json().catch(() => null);
    const transfer = account.db.transaction(() => createTransfer(account, body));
    return ok(c, 'Transfer has been queued', transfer);
  });
  api.get('/transfer/verify/:reference', (c) =>
    ok(c, 'Transfer retrieved', showTransfer(account, c.req.param('reference'))),
  );
  api.get('/dispute/:id', (c) => {
    const dispute = disputes(account).get(c.req.param('id'));
    if (!dispute) throw new PaystackRefusal(404, 'dispute_not_found', 'Dispute not found');
    return ok(c, 'Dispute retrieved', dispute);
  });
  return api;
}

const ok = (c: Context, message: string, data: object) => c.json({ status: true, message, data });

const refusal = (c: Context, { status, code, message }: PaystackRefusal) =>
  c.json({ status: false, message, type: 'validation_error', code }, status);
