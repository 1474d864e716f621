import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { hostedPage, type Outcome, outcomeOf, unknownCheckoutPage } from '../control/hosted-views.ts';
import { type Account, newId, PayPalRefusal } from './account.ts';
import { decide, isPending } from './captures.ts';
import { approve, existing, isOpen, type StoredOrder } from './orders.ts';

/** `/checkoutnow?token=`: the page on which the buyer approves; tools do the same with `POST outcome=…`. */
export function hostedPageRoutes(account: Account): Hono {
  const routes = new Hono();
  routes.get('/', (c) => {
    const order = find(account, c);
    return order ? c.html(show(order)) : c.html(unknownCheckoutPage(), 404);
  });
  routes.post('/', async (c) => {
    const form = await c.req.parseBody();
    // Nothing awaits from here on, so two simultaneous submissions run one after the other.
    const order = find(account, c);
    if (!order) return c.html(unknownCheckoutPage(), 404);
    return account.db.transaction(() => act(account, c, order, outcomeOf(form)));
  });
  return routes;
}

function find(account: Account, c: Context): StoredOrder | undefined {
  try {
    return existing(account, c.req.query('token') ?? '');
  } catch (error) {
    if (error instanceof PayPalRefusal) return undefined;
    throw error;
  }
}

function act(account: Account, c: Context, order: StoredOrder, outcome: Outcome | undefined) {
  if (isOpen(order)) {
    if (outcome === 'decline')
      return c.html(show(order, 'Your payment was declined. Nothing was charged; try another way.'), 402);
    if (outcome === 'cancel' && order.cancelUrl) return c.redirect(back(order.cancelUrl, order), 303);
    if (outcome === 'pay' || outcome === 'later') {
      approve(account, order, outcome === 'pay' ? 'completed' : 'pending');
      return c.redirect(returnAddress(order), 303);
    }
  } else if (isPending(order) && (outcome === 'settle' || outcome === 'fail')) {
    decide(account, order, outcome);
    return c.redirect(returnAddress(order), 303);
  }
  const problem = `“${outcome ?? 'this'}” is not possible now; nothing was changed.`;
  return c.html(show(order, problem), outcome ? 409 : 400);
}

function show(order: StoredOrder, problem?: string) {
  const [unit] = order.order.purchaseUnits;
  return hostedPage(
    {
      provider: 'PayPal',
      action: `/checkoutnow?token=${order.order.id}`,
      amount: Math.round(Number(unit.amount?.value) * 100),
      currency: unit.amount?.currencyCode ?? 'USD',
      description: unit.description ?? '',
      state: isOpen(order) ? 'open' : isPending(order) ? 'pending' : 'closed',
      closedBecause: 'This checkout has already been approved or paid.',
      back: returnAddress(order),
      fields: html`<p>Signed in as buyer@example.com</p>`,
      canCancel: order.cancelUrl !== null,
    },
    problem,
  );
}

const returnAddress = (order: StoredOrder): string => back(order.returnUrl, order, { PayerID: newId(13) });

function back(address: string | null, { order }: StoredOrder, more: Record<string, string> = {}): string {
  if (!address) return '/paypal';
  const url = new URL(address);
  for (const [name, value] of Object.entries({ token: order.id, ...more })) url.searchParams.set(name, value);
  return url.href;
}
