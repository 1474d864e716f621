import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { controlRoutes } from '../control/control.ts';
import type { Section } from '../control/section.ts';
import { createCourier } from '../delivery/courier.ts';
import { type Account, seconds } from './account.ts';
import { apiRoutes } from './api.ts';
import { listedCheckout } from './checkout/control-views.ts';
import { hostedPageRoutes } from './checkout/hosted-page.ts';
import { expireOverdue } from './checkout/sessions.ts';
import { newest } from './objects.ts';
import { onboardingRoutes } from './payments/accounts.ts';
import { transferDesk } from './payments/transfers.ts';
import { signature } from './signature.ts';

const expiryRound = 30_000;

/** The Stripe part of the sandbox. `retryDelay`: milliseconds before a webhook is first repeated. */
export function createStripe(account: Account, { retryDelay }: { retryDelay?: number }): Section {
  const { db, now, log, webhookUrl } = account;
  const headersOf = (body: string) => ({
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signature(body, account.webhookSecret, seconds(now())),
  });
  const courier = createCourier({ provider: 'stripe', db, now, log, webhookUrl, headersOf, retryDelay });
  const checkouts = () => {
    expireOverdue(account);
    return newest(db, 'checkout.session', 50).map(listedCheckout);
  };
  const routes = new Hono<{ Bindings: HttpBindings }>();
  let round: NodeJS.Timeout | undefined;

  routes.use(async (_, next) => {
    await next();
    courier.wake();
  });
  routes.route('/v1', apiRoutes(account));
  routes.route('/c/pay', hostedPageRoutes(account));
  routes.route('/setup/e', onboardingRoutes(account));
  const payouts = transferDesk(account);
  routes.route(
    '/stripe',
    controlRoutes({ provider: 'stripe', title: 'Stripe', db, courier, checkouts, payouts }),
  );

  return {
    routes,
    start() {
      courier.resume();
      round = setInterval(() => {
        expireOverdue(account);
        courier.wake();
      }, expiryRound);
    },
    async close() {
      clearInterval(round);
      await courier.close();
    },
  };
}
