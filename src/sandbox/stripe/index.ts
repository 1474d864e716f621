import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Account } from './account.ts';
import { apiRoutes } from './api.ts';
import { controlRoutes } from './control.ts';
import { createCourier } from './courier.ts';
import { hostedPageRoutes } from './hosted-page.ts';
import { expireOverdue } from './sessions.ts';

const expiryRound = 30_000;

/** The Stripe section: its addresses, and what goes on in the background between `start` and `close`. */
type StripeSection = {
  routes: Hono<{ Bindings: HttpBindings }>;
  start(): void;
  close(): Promise<void>;
};

/** `retryDelay`: milliseconds before a webhook is repeated for the first time. */
export function createStripe(account: Account, { retryDelay }: { retryDelay?: number }): StripeSection {
  const courier = createCourier(account, retryDelay);
  const routes = new Hono<{ Bindings: HttpBindings }>();
  let round: NodeJS.Timeout | undefined;

  routes.use(async (_, next) => {
    await next();
    courier.wake();
  });
  routes.route('/v1', apiRoutes(account));
  routes.route('/c/pay', hostedPageRoutes(account));
  routes.route('/stripe', controlRoutes(account, courier));

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
