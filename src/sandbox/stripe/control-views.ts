import { html } from 'hono/html';
import type Stripe from 'stripe';
import { moment, page } from '../page.ts';
import { money } from './checkout-views.ts';
import type { EventRow } from './events.ts';

type Delivery = { held: boolean; waiting: number };

/** The page at `/stripe`: recent checkouts, recent webhooks and the switch that holds them back. */
export function overviewPage(sessions: Stripe.Checkout.Session[], events: EventRow[], delivery: Delivery) {
  return page(
    'Card payments',
    html`<h1>Card payments</h1>
      ${webhookSwitch(delivery)}
      <h2>Checkouts</h2>
      ${sessions.length === 0 ? html`<p>Nobody has begun to pay yet.</p>` : html`<ul class="list">${sessions.map(checkout)}</ul>`}
      <h2>Webhooks</h2>
      ${events.length === 0 ? html`<p>Nothing has happened yet.</p>` : html`<ul class="list">${events.map(webhook)}</ul>`}`,
  );
}

function webhookSwitch({ held, waiting }: Delivery) {
  const sentence = held
    ? `Webhooks are held back (${waiting} waiting).`
    : `Webhooks are delivered at once (${waiting} waiting for an answer).`;
  return html`<form class="row" method="post" action="/stripe/webhooks/${held ? 'release' : 'hold'}">
    <p class="wide" style="margin:0">${sentence}</p>
    <button class="plain">${held ? 'Deliver them' : 'Hold them back'}</button>
  </form>`;
}

function checkout(session: Stripe.Checkout.Session) {
  const lines = session.line_items?.data.map((line) => line.description).join(', ');
  return html`<li>
    <a href="/c/pay/${session.id}">
      <b>${money(session.amount_total, session.currency)} · ${lines}</b>
      <span class="quiet">${session.status}, ${session.payment_status} · ${moment(new Date(session.created * 1000).toISOString())}</span>
    </a>
  </li>`;
}

function webhook(event: EventRow) {
  return html`<li>
    <div>
      <b>${event.type}</b>
      <span class="quiet">${standing(event)} · ${moment(new Date(event.created_at).toISOString())} · <code>${event.id}</code></span>
    </div>
  </li>`;
}

function standing(event: EventRow): string {
  if (event.delivered_at !== null) return `answered (${event.last_result})`;
  if (event.abandoned) return 'given up after a day';
  return event.attempts === 0
    ? 'not sent yet'
    : `not accepted ${event.attempts} times (${event.last_result})`;
}
