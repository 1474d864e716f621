import { html } from 'hono/html';
import { money } from '../support/money.ts';
import { type Html, page } from './page.ts';

/** A checkout on a provider's own page. Amounts in minor units. */
export type HostedCheckout = {
  provider: string;
  /** The form's action. */
  action: string;
  amount: number;
  currency: string;
  description: string;
  /** `open`: can be paid; `pending`: paid, but the money has not arrived; `closed`: nothing more can be done. */
  state: 'open' | 'pending' | 'closed';
  /** The message of a closed checkout. */
  closedBecause?: string;
  /** Where a closed checkout links back to. */
  back?: string;
  /** The fields above the buttons. */
  fields?: Html;
  canCancel: boolean;
};

/** The page on which the buyer pays, below the error of the last attempt. */
export function hostedPage(checkout: HostedCheckout, problem?: string): Html {
  const notice = problem ? html`<p class="notice bad" role="alert">${problem}</p>` : '';
  return page(
    'Checkout',
    html`${notice}
      <div class="two">${order(checkout)} ${forms[checkout.state](checkout)}</div>`,
  );
}

export function unknownCheckoutPage(): Html {
  return page(
    'No such checkout',
    html`<h1>There is no such checkout</h1>
      <p>The link may be incomplete. Start the payment again from Milepost.</p>`,
  );
}

const order = ({ amount, currency, description }: HostedCheckout): Html =>
  html`<section class="card stack" aria-label="Order">
    <h1 style="margin:0">Checkout</h1>
    <p class="amount">${money(amount, currency)}</p>
    <p class="line"><span>${description}</span><span>${money(amount, currency)}</span></p>
    <p class="quiet">This is the sandbox. No real money moves.</p>
  </section>`;

const forms: Record<HostedCheckout['state'], (checkout: HostedCheckout) => Html> = {
  open: (checkout) => html`<form class="card stack" method="post" action="${checkout.action}">
      <h2 style="margin-top:0">Pay with ${checkout.provider}</h2>
      ${checkout.fields ?? ''}
      <button name="outcome" value="pay" style="width:100%">Pay ${money(checkout.amount, checkout.currency)}</button>
      ${otherOutcomes('Decline the payment', checkout.canCancel)}
    </form>`,
  pending: ({ action }) => pendingForm(action),
  closed: ({ closedBecause, back }) => closedNotice(closedBecause ?? 'This checkout is closed.', back),
};

/** The buttons of the payment form for all outcomes except an immediate payment. */
export const otherOutcomes = (decline: string, canCancel: boolean): Html =>
  html`<p class="quiet">Or try what else can happen:</p>
      <div class="row">
        <button class="plain" name="outcome" value="decline">${decline}</button>
        <button class="plain" name="outcome" value="later">Pay later (pending)</button>
        ${canCancel ? html`<button class="plain" name="outcome" value="cancel">Cancel and go back</button>` : ''}
      </div>`;

/** After "pay later": the buyer is done, and the person trying out the product decides whether the money arrives. */
export const pendingForm = (action: string): Html =>
  html`<form class="card stack" method="post" action="${action}">
      <h2 style="margin-top:0">The payment is pending</h2>
      <p>The checkout is complete, and the money is on its way. Decide what happens to it:</p>
      <div class="row">
        <button name="outcome" value="settle">The money arrives</button>
        <button class="plain" name="outcome" value="fail">The payment fails</button>
      </div>
    </form>`;

/** Shown instead of the outcomes when a checkout is closed. */
export const closedNotice = (sentence: string, back: string | undefined): Html =>
  html`<div class="card stack">
      <h2 style="margin-top:0">${sentence}</h2>
      <p>Nothing more can be paid here.</p>
      ${back ? html`<p><a href="${back}">Return to Milepost</a></p>` : ''}
    </div>`;

/** The outcomes that a form or a tool may choose on a hosted page. */
export const outcomes = ['pay', 'decline', 'cancel', 'later', 'settle', 'fail'] as const;
export type Outcome = (typeof outcomes)[number];

/** The outcome named in a form; `pay` if it names none, undefined for an unknown one. */
export function outcomeOf(form: Record<string, unknown>): Outcome | undefined {
  const chosen = form.outcome === undefined || form.outcome === '' ? 'pay' : form.outcome;
  return outcomes.find((outcome) => outcome === chosen);
}
