import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { controlRoutes } from '../control/control.ts';
import { checkoutRow } from '../control/control-views.ts';
import type { Section } from '../control/section.ts';
import { createCourier } from '../delivery/courier.ts';
import { money } from '../support/money.ts';
import { type Account, PayPalRefusal } from './account.ts';
import { apiRoutes } from './api.ts';
import { browserRoutes } from './browser.ts';
import { dispute, disputeBody } from './captures.ts';
import { hostedPageRoutes } from './hosted-page.ts';
import { orders } from './orders.ts';
import { payoutDesk } from './payouts.ts';
import { signatureHeaders } from './signature.ts';

/** The PayPal part of the sandbox. `retryDelay`: milliseconds before a webhook is first repeated. */
export function createPayPal(account: Account, { retryDelay }: { retryDelay?: number }): Section {
  const { db, now, log, webhookUrl } = account;
  const headersOf = (body: string) => signatureHeaders(account, body);
  const courier = createCourier({ provider: 'paypal', db, now, log, webhookUrl, headersOf, retryDelay });
  const routes = new Hono<{ Bindings: HttpBindings }>();

  routes.use(async (_, next) => {
    await next();
    courier.wake();
  });
  routes.post('/paypal/disputes', async (c) => {
    const parsed = disputeBody.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ message: 'Send {"capture", "state": "open | won | lost"}.' }, 400);
    try {
      return c.json(
        db.transaction(() => dispute(account, parsed.data)),
        201,
      );
    } catch (error) {
      if (error instanceof PayPalRefusal) return c.json({ message: error.message }, error.status);
      throw error;
    }
  });
  routes.route('/sdk', browserRoutes(account));
  routes.route('/checkoutnow', hostedPageRoutes(account));
  routes.route(
    '/paypal',
    controlRoutes({
      provider: 'paypal',
      title: 'PayPal',
      db,
      courier,
      checkouts: () => listed(account),
      payouts: payoutDesk(account),
    }),
  );
  routes.route('/', apiRoutes(account));
  return { routes, start: () => courier.resume(), close: () => courier.close() };
}

function listed(account: Account) {
  return orders(account)
    .newest(50)
    .map(({ order, createdAt }) => {
      const [unit] = order.purchaseUnits;
      const amount = money(Math.round(Number(unit.amount?.value) * 100), unit.amount?.currencyCode ?? 'USD');
      const capture = unit.payments?.captures?.[0]?.status;
      return checkoutRow({
        href: `/checkoutnow?token=${order.id}`,
        title: `${amount} · ${unit.description ?? order.id}`,
        status: capture ? `${order.status}, capture ${capture}` : String(order.status),
        at: createdAt,
      });
    });
}
