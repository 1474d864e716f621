import type Stripe from 'stripe';
import { checkoutRow } from '../../control/control-views.ts';
import { money } from '../../support/money.ts';

/** A checkout in the list of the control page. */
export function listedCheckout(session: Stripe.Checkout.Session) {
  const lines = session.line_items?.data.map((line) => line.description).join(', ');
  return checkoutRow({
    href: `/c/pay/${session.id}`,
    title: `${money(session.amount_total, session.currency)} · ${lines}`,
    status: `${session.status}, ${session.payment_status}`,
    at: session.created * 1000,
  });
}
