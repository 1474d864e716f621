import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { hostedPage, type Outcome, outcomeOf, unknownCheckoutPage } from '../control/hosted-views.ts';
import { type Account, newId, PayPalRefusal } from './account.ts';
import { decide, isPending } from './captures.ts';
import { approve, existing, isOpen, type KeptOrder } from './orders.ts';

/** `/checkoutnow?token=`: the page on which the buyer approves; tools do the same with `POST outcome=…`. */
export function hostedPageRoutes(account: Account): Hono {
  const routes = new Hono();
  routes.get('/', (c) => {
    const kept = find(account, c);
    return kept ? c.html(show(kept)) : c.html(unknownCheckoutPage(), 404);
  });
  routes.post('/', async (c) => {
    const form = await c.req.parseBody();
    // Nothing awaits from here on, so two simultaneous submissions run one after the other.
    const kept = find(account, c);
    if (!kept) return c.html(unknownCheckoutPage(), 404);
    return account.db.transaction(() => act(account, c, kept, outcomeOf(form)));
  });
  return routes;
}

function find(account: Account, c: Context): KeptOrder | undefined {
  try {
    return existing(account, c.req.query('token') ?? '');
  } catch (error) {
    if (error instanceof PayPalRefusal) return undefined;
    throw error;
  }
}

function act(account: Account, c: Context, kept: KeptOrder, outcome: Outcome | undefined) {
  if (isOpen(kept)) {
    if (outcome === 'decline')
      return c.html(show(kept, 'Your payment was declined. Nothing was charged; try another way.'), 402);
    if (outcome === 'cancel' && kept.cancelUrl) return c.redirect(back(kept.cancelUrl, kept), 303);
    if (outcome === 'pay' || outcome === 'later') {
      approve(account, kept, outcome === 'pay' ? 'completed' : 'pending');
      return c.redirect(returnAddress(kept), 303);
    }
  } else if (isPending(kept) && (outcome === 'settle' || outcome === 'fail')) {
    decide(account, kept, outcome);
    return c.redirect(returnAddress(kept), 303);
  }
  const problem = `“${outcome ?? 'this'}” is not possible now; nothing was changed.`;
  return c.html(show(kept, problem), outcome ? 409 : 400);
}

function show(kept: KeptOrder, problem?: string) {
  const [unit] = kept.order.purchaseUnits;
  return hostedPage(
    {
      provider: 'PayPal',
      action: `/checkoutnow?token=${kept.order.id}`,
      amount: Math.round(Number(unit.amount?.value) * 100),
      currency: unit.amount?.currencyCode ?? 'USD',
      description: unit.description ?? '',
      standing: isOpen(kept) ? 'open' : isPending(kept) ? 'pending' : 'closed',
      closedBecause: 'This checkout has already been approved or paid.',
      back: returnAddress(kept),
      fields: html`<p>Signed in as buyer@example.com</p>`,
      canCancel: kept.cancelUrl !== null,
    },
    problem,
  );
}

const returnAddress = (kept: KeptOrder): string => back(kept.returnUrl, kept, { PayerID: newId(13) });

function back(address: string | null, { order }: KeptOrder, more: Record<string, string> = {}): string {
  if (!address) return '/paypal';
  const url = new URL(address);
  for (const [name, value] of Object.entries({ token: order.id, ...more })) url.searchParams.set(name, value);
  return url.href;
}
