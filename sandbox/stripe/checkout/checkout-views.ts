import { html } from 'hono/html';
import type Stripe from 'stripe';
import { type Html, page } from '../../control/page.ts';
import { money } from '../../support/money.ts';

type Session = Stripe.Checkout.Session;

/** A checkout as it stands, below the problem with what was just tried. `pending`: complete, its money not yet there. */
export function checkoutPage(session: Session, pending: boolean, problem?: string): Html {
  const notice = problem ? html`<p class="notice bad" role="alert">${problem}</p>` : '';
  const next = pending ? pendingForm(session) : stateNotice(session);
  return page(
    'Checkout',
    html`${notice}
      <div class="two">${order(session)} ${session.status === 'open' ? cardForm(session) : next}</div>`,
  );
}

/** The card, and below it the other outcomes, marked as the sandbox's own. */
function cardForm(session: Session): Html {
  return html`<form class="card stack" method="post" action="/c/pay/${session.id}">
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
      <p class="quiet">Or try what else can happen:</p>
      <div class="row">
        <button class="plain" name="outcome" value="decline">Decline the card</button>
        <button class="plain" name="outcome" value="later">Pay later (pending)</button>
        ${session.cancel_url ? html`<button class="plain" name="outcome" value="cancel">Cancel and go back</button>` : ''}
      </div>
    </form>`;
}

/** After "pay later": the buyer is done, and whoever tries the product decides whether the money arrives. */
function pendingForm(session: Session): Html {
  return html`<form class="card stack" method="post" action="/c/pay/${session.id}">
      <h2 style="margin-top:0">The payment is pending</h2>
      <p>The checkout is complete, and the money is on its way. Decide what becomes of it:</p>
      <div class="row">
        <button name="outcome" value="settle">The money arrives</button>
        <button class="plain" name="outcome" value="fail">The payment fails</button>
      </div>
    </form>`;
}

/** A checkout in which nothing can be done any more. */
function stateNotice(session: Session): Html {
  const back = session.status === 'expired' ? session.cancel_url : session.success_url;
  const address = back?.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  return html`<div class="card stack">
      <h2 style="margin-top:0">${stateSentence(session)}</h2>
      <p>Nothing more can be paid here.</p>
      ${address ? html`<p><a href="${address}">Return to Milepost</a></p>` : ''}
    </div>`;
}

function stateSentence(session: Session): string {
  if (session.status === 'expired') return 'This checkout has expired.';
  if (session.payment_status === 'paid') return 'This checkout has already been paid.';
  return 'The payment of this checkout failed.';
}

export function unknownPage(): Html {
  return page(
    'No such checkout',
    html`<h1>There is no such checkout</h1>
      <p>The link may be incomplete. Start the payment again from Milepost.</p>`,
  );
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
