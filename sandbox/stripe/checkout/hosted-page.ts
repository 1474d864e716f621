import { type Context, Hono } from 'hono';
import type Stripe from 'stripe';
import { unknownCheckoutPage } from '../../control/hosted-views.ts';
import type { Account } from '../account.ts';
import { find } from '../objects.ts';
import { type Buyer, decline, fail, isPending, pay, payLater, settle } from '../payments/payments.ts';
import { checkoutPage } from './checkout-views.ts';
import { expireOverdue } from './sessions.ts';

type Session = Stripe.Checkout.Session;

/** Stripe's own test card that is always declined. */
const declinedCardNumber = '4000000000000002';

const openOutcomes: Record<string, (account: Account, session: Session, buyer: Buyer) => Session> = {
  pay,
  later: payLater,
};
const pendingOutcomes: Record<string, (account: Account, session: Session) => Session> = { settle, fail };

/** `/c/pay/:id`: the page on which the buyer pays; tools do the same with `POST outcome=…`. */
export function hostedPageRoutes(account: Account): Hono {
  const routes = new Hono();

  routes.get('/:id', (c) => {
    const session = current(account, c.req.param('id'));
    return session ? c.html(show(account, session)) : c.html(unknownCheckoutPage(), 404);
  });
  routes.post('/:id', async (c) => {
    const form = await c.req.parseBody();
    // Nothing awaits from here on, so two simultaneous submissions run one after the other.
    const session = current(account, c.req.param('id'));
    if (!session) return c.html(unknownCheckoutPage(), 404);
    return account.db.transaction(() => act(account, c, session, form));
  });
  return routes;
}

function act(account: Account, c: Context, session: Session, form: Record<string, unknown>) {
  const buyer = { email: entered(form.email), name: entered(form.name) };
  const number = entered(form.card_number)?.replaceAll(/\D/g, '');
  const chosen = entered(form.outcome) ?? 'pay';
  const outcome = chosen === 'pay' && number === declinedCardNumber ? 'decline' : chosen;

  if (session.status === 'open') {
    if (outcome === 'decline') {
      const declined = decline(account, session, buyer);
      return c.html(
        show(account, declined, 'Your card was declined. Nothing was charged; try another card.'),
        402,
      );
    }
    if (outcome === 'cancel' && session.cancel_url) return c.redirect(session.cancel_url, 303);
  }
  const transition = session.status === 'open' ? openOutcomes[outcome] : undefined;
  const settlement = isPending(account, session) ? pendingOutcomes[outcome] : undefined;
  if (!transition && !settlement)
    return c.html(show(account, session, refusalSentence(session, outcome)), refusalStatus(outcome));
  transition?.(account, session, buyer);
  settlement?.(account, session);
  return c.redirect(returnAddress(session), 303);
}

/** The status of a refused outcome: 409 for a known one at the wrong time, 400 for an unknown one. */
function refusalStatus(outcome: string): 400 | 409 {
  return ['pay', 'decline', 'cancel', 'later', 'settle', 'fail'].includes(outcome) ? 409 : 400;
}

function current(account: Account, id: string): Session | undefined {
  expireOverdue(account);
  return find(account.db, 'checkout.session', id);
}

function show(account: Account, session: Session, problem?: string) {
  return checkoutPage(session, isPending(account, session), problem);
}

function refusalSentence(session: Session, outcome: string): string {
  if (session.payment_status === 'paid') return 'This checkout has already been paid; nothing was changed.';
  if (session.status === 'expired') return 'This checkout has expired; nothing was changed.';
  return `“${outcome}” is not possible now; nothing was changed.`;
}

/** The return URL. As in Stripe, only the literal placeholder, not an encoded one, becomes the session's id. */
function returnAddress(session: Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function entered(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
