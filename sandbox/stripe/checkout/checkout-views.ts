import { html } from 'hono/html';
import type Stripe from 'stripe';
import { closedNotice, otherOutcomes, pendingForm } from '../../control/hosted-views.ts';
import { type Html, page } from '../../control/page.ts';
import { money } from '../../support/money.ts';

type Session = Stripe.Checkout.Session;

/**
 * The current state of a checkout, below the error of the last attempt. `pending`: complete, but its money has not
 * arrived.
 */
export function checkoutPage(session: Session, pending: boolean, problem?: string): Html {
  const notice = problem ? html`<p class="notice bad" role="alert">${problem}</p>` : '';
  const next = pending ? pendingForm(payAddress(session)) : stateNotice(session);
  return page(
    'Checkout',
    html`${notice}
      <div class="two">${order(session)} ${session.status === 'open' ? cardForm(session) : next}</div>`,
  );
}

const payAddress = ({ id }: Session): string => `/c/pay/${id}`;

/** The card, and below it the other outcomes, marked as the sandbox's own. */
function cardForm(session: Session): Html {
  return html`<form class="card stack" method="post" action="${payAddress(session)}">
      <h2 style="margin-top:0">Pay by card</h2>
      <div>
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="email" value="${session.customer_email ?? ''}" />
      </div>
      <div>
        <label for="card_number">Card number</label>
        <input id="card_number" name="card_number" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" aria-describedby="card_hint" />
        <p id="card_hint" class="quiet" style="margin:4px 0 0">A test card; never type a real one. 4000 0000 0000 0002 is declined.</p>
      </div>
      <div class="row">
        <div class="wide"><label for="expiry">Expiry</label><input id="expiry" name="expiry" autocomplete="off" value="12 / 34" /></div>
        <div class="wide"><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123" /></div>
      </div>
      <div>
        <label for="name">Name on card</label>
        <input id="name" name="name" autocomplete="name" />
      </div>
      <button name="outcome" value="pay" style="width:100%">Pay ${money(session.amount_total, session.currency)}</button>
      ${otherOutcomes('Decline the card', Boolean(session.cancel_url))}
    </form>`;
}

function stateNotice(session: Session): Html {
  const back = session.status === 'expired' ? session.cancel_url : session.success_url;
  return closedNotice(stateSentence(session), back?.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
}

function stateSentence(session: Session): string {
  if (session.status === 'expired') return 'This checkout has expired.';
  if (session.payment_status === 'paid') return 'This checkout has already been paid.';
  return 'The payment of this checkout failed.';
}

function order(session: Session): Html {
  const lines = session.line_items?.data ?? [];
  return html`<section class="card stack" aria-label="Order">
    <h1 style="margin:0">Checkout</h1>
    <p class="amount">${money(session.amount_total, session.currency)}</p>
    ${lines.map(
      (line) => html`<p class="line">
        <span>${line.description}${(line.quantity ?? 1) > 1 ? ` × ${line.quantity}` : ''}</span>
        <span>${money(line.amount_total, line.currency)}</span>
      </p>`,
    )}
    <p class="quiet">This is the sandbox. No real money moves.</p>
  </section>`;
}
