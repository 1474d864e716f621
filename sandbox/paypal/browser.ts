import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { type Account, PayPalRefusal } from './account.ts';
import { installBrowserSdk } from './browser-sdk.ts';
import { approve, existing, isOpen } from './orders.ts';

const card = z.object({ number: z.string() });
/** The outcomes of the test cards; any other number of 12 digits or more is paid. */
const cards: Record<string, 'declined' | 'pending'> = {
  '4000000000000002': 'declined',
  '4000000000000077': 'pending',
};

/** A non-existent country in which cards are unavailable, for testing with `buyer-country`. */
const noCardsIn = 'ZZ';

/** `/sdk`: the script for the browser, and the endpoint of its card fields. */
export function browserRoutes(account: Account): Hono {
  const routes = new Hono();
  routes.use(cors());
  routes.get('/js', (c) => {
    if (c.req.query('client-id') !== account.clientId) return c.text('// unknown client-id', 400);
    const isEligible =
      c.req.query('buyer-country') !== noCardsIn && !account.faults.take('paypal', 'ineligible');
    const setUp = [account.publicUrl(), isEligible].map((value) => JSON.stringify(value));
    const script = `(${installBrowserSdk.toString()})(${setUp.join(', ')});`;
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  routes.post('/orders/:id/card', async (c) => {
    const typed = card.safeParse(await c.req.json().catch(() => undefined));
    const number = typed.success ? typed.data.number.replaceAll(/\D/g, '') : '';
    if (number.length < 12) return c.json({ message: 'INVALID_NUMBER' }, 422);
    try {
      account.db.transaction(() => {
        const order = existing(account, c.req.param('id'));
        if (isOpen(order)) approve(account, order, cards[number] ?? 'completed');
      });
      return c.json({ message: 'The card was accepted.' });
    } catch (error) {
      if (error instanceof PayPalRefusal) return c.json({ message: error.message }, error.status);
      throw error;
    }
  });
  return routes;
}
