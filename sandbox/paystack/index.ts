import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { controlRoutes } from '../control/control.ts';
import { checkoutRow } from '../control/control-views.ts';
import type { Section } from '../control/section.ts';
import { createCourier } from '../delivery/courier.ts';
import { money } from '../support/money.ts';
import { type Account, PaystackRefusal } from './account.ts';
import { apiRoutes } from './api.ts';
import { dispute, disputeBody } from './disputes.ts';
import { hostedPageRoutes } from './hosted-page.ts';
import { checkouts, transactions } from './transactions.ts';
import { transferDesk } from './transfers.ts';

/** The Paystack part of the sandbox. `retryDelay`: milliseconds before a webhook is first repeated. */
export function createPaystack(account: Account, { retryDelay }: { retryDelay?: number }): Section {
  const { db, now, log, webhookUrl } = account;
  const headersOf = (body: string) => ({ 'x-paystack-signature': signature(body, account.secretKey) });
  const courier = createCourier({ provider: 'paystack', db, now, log, webhookUrl, headersOf, retryDelay });
  const routes = new Hono<{ Bindings: HttpBindings }>();

  routes.use(async (_, next) => {
    await next();
    courier.wake();
  });
  routes.post('/paystack/disputes', async (c) => {
    const parsed = disputeBody.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ message: 'Send {"reference", "state": "open | won | lost"}.' }, 400);
    try {
      return c.json(
        db.transaction(() => dispute(account, parsed.data)),
        201,
      );
    } catch (error) {
      if (error instanceof PaystackRefusal) return c.json({ message: error.message }, error.status);
      throw error;
    }
  });
  routes.route('/c', hostedPageRoutes(account));
  routes.route(
    '/paystack',
    controlRoutes({
      provider: 'paystack',
      title: 'Paystack',
      db,
      courier,
      checkouts: () => listed(account),
      payouts: transferDesk(account),
    }),
  );
  routes.route('/', apiRoutes(account));
  return { routes, start: () => courier.resume(), close: () => courier.close() };
}

/** The `x-paystack-signature` header: HMAC-SHA512 of the raw body with the secret key. */
export const signature = (body: string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex');

function listed(account: Account) {
  return checkouts(account)
    .newest(50)
    .flatMap(({ code, reference }) => {
      const transaction = transactions(account).get(reference);
      if (!transaction) return [];
      const title = `${money(transaction.requested_amount, transaction.currency)} · ${transaction.customer.email}`;
      const at = Date.parse(transaction.created_at);
      return checkoutRow({ href: `/c/${code}`, title, status: transaction.status, at });
    });
}
