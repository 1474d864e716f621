import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { hostedPage, type Outcome, outcomeOf, unknownCheckoutPage } from '../control/hosted-views.ts';
import type { Account } from './account.ts';
import {
  type Checkout,
  checkouts,
  isPayable,
  type Transaction,
  transactions,
  transitions,
} from './transactions.ts';

/** `/c/:code`: the page on which the buyer pays; tools do the same with `POST outcome=…`. */
export function hostedPageRoutes(account: Account): Hono {
  const routes = new Hono();
  routes.get('/:code', (c) => {
    const found = find(account, c.req.param('code'));
    return found ? c.html(show(found)) : c.html(unknownCheckoutPage(), 404);
  });
  routes.post('/:code', async (c) => {
    const form = await c.req.parseBody();
    // Nothing awaits from here on, so two simultaneous submissions run one after the other.
    const found = find(account, c.req.param('code'));
    if (!found) return c.html(unknownCheckoutPage(), 404);
    return account.db.transaction(() => act(account, c, found, outcomeOf(form)));
  });
  return routes;
}

type Found = { checkout: Checkout; transaction: Transaction };

function find(account: Account, code: string): Found | undefined {
  const checkout = checkouts(account).get(code);
  const transaction = checkout && transactions(account).get(checkout.reference);
  return checkout && transaction ? { checkout, transaction } : undefined;
}

function act(account: Account, c: Context, found: Found, outcome: Outcome | undefined) {
  const { transaction } = found;
  const back = c.redirect(returnAddress(found), 303);
  if (isPayable(transaction)) {
    if (outcome === 'decline') {
      transitions.decline(account, transaction);
      return c.html(show(found, 'Your payment was declined. Nothing was charged; try again.'), 402);
    }
    if (outcome === 'cancel') return c.redirect(cancelAddress(found), 303);
    if (outcome === 'pay') transitions.succeed(account, transaction);
    if (outcome === 'later') transitions.wait(account, transaction);
    if (outcome === 'pay' || outcome === 'later') return back;
  }
  if (transaction.status === 'pending' && (outcome === 'settle' || outcome === 'fail')) {
    if (outcome === 'settle') transitions.succeed(account, transaction);
    else transitions.fail(account, transaction);
    return back;
  }
  const problem = `“${outcome ?? 'this'}” is not possible now; nothing was changed.`;
  return c.html(show(found, problem), outcome ? 409 : 400);
}

function show(found: Found, problem?: string) {
  const { checkout, transaction } = found;
  const { metadata } = transaction;
  const description = metadata
    ? String(metadata.description ?? transaction.reference)
    : transaction.reference;
  return hostedPage(
    {
      provider: 'Paystack',
      action: `/c/${checkout.code}`,
      amount: transaction.requested_amount,
      currency: transaction.currency,
      description,
      state: stateOf(transaction),
      closedBecause:
        transaction.status === 'failed'
          ? 'The payment of this checkout failed.'
          : 'This checkout has already been paid.',
      back: returnAddress(found),
      fields: html`<p>Paying as ${transaction.customer.email}</p>`,
      canCancel: true,
    },
    problem,
  );
}

function stateOf(transaction: Transaction) {
  if (isPayable(transaction)) return 'open';
  return transaction.status === 'pending' ? 'pending' : 'closed';
}

/** Paystack appends the reference twice, under an old and a new name. */
function returnAddress({ checkout, transaction }: Found): string {
  if (!checkout.callbackUrl) return '/paystack';
  const url = new URL(checkout.callbackUrl);
  url.searchParams.set('trxref', transaction.reference);
  url.searchParams.set('reference', transaction.reference);
  return url.href;
}

function cancelAddress(found: Found): string {
  const { metadata } = found.transaction;
  return metadata && typeof metadata.cancel_action === 'string'
    ? metadata.cancel_action
    : returnAddress(found);
}
