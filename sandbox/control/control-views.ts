import { html } from 'hono/html';
import type { MessageRow } from '../delivery/messages.ts';
import type { Provider } from '../support/faults.ts';
import { type Html, moment, page } from './page.ts';

type Delivery = { held: boolean; waiting: number };

type Overview = { checkouts: Html[]; payouts: Html[]; messages: MessageRow[]; delivery: Delivery };

/** A provider's page: recent checkouts, recent webhooks and the switch that holds them back. */
export function overviewPage(
  { provider, title }: { provider: Provider; title: string },
  { checkouts, payouts, messages, delivery }: Overview,
) {
  return page(
    title,
    html`<h1>${title}</h1>
      ${webhookSwitch(provider, delivery)}
      <h2>Checkouts</h2>
      ${checkouts.length === 0 ? html`<p>No checkouts yet.</p>` : html`<ul class="list">${checkouts}</ul>`}
      <h2>Payouts</h2>
      ${payouts.length === 0 ? html`<p>No payouts yet.</p>` : html`<ul class="list">${payouts}</ul>`}
      <h2>Webhooks</h2>
      ${messages.length === 0 ? html`<p>No webhooks yet.</p>` : html`<ul class="list">${messages.map(webhook)}</ul>`}`,
  );
}

/** A checkout or payout in a provider's list, with a link to its page if it has one. */
export function checkoutRow(row: { href?: string; title: string; status: string; at: number }): Html {
  const text = html`<b>${row.title}</b>
      <span class="quiet">${row.status} · ${moment(new Date(row.at).toISOString())}</span>`;
  return html`<li>${row.href ? html`<a href="${row.href}">${text}</a>` : html`<div>${text}</div>`}</li>`;
}

function webhookSwitch(provider: Provider, { held, waiting }: Delivery) {
  const sentence = held
    ? `Webhooks are held back (${waiting} waiting).`
    : `Webhooks are delivered immediately (${waiting} waiting for a response).`;
  return html`<form class="row" method="post" action="/${provider}/webhooks/${held ? 'release' : 'hold'}">
    <p class="wide" style="margin:0">${sentence}</p>
    <button class="plain">${held ? 'Deliver them' : 'Hold them back'}</button>
  </form>`;
}

function webhook(message: MessageRow) {
  return html`<li>
    <div>
      <b>${message.type}</b>
      <span class="quiet">${statusOf(message)} · ${moment(new Date(message.created_at).toISOString())} · <code>${message.id}</code></span>
    </div>
  </li>`;
}

function statusOf(message: MessageRow): string {
  if (message.delivered_at !== null) return `delivered (${message.last_result})`;
  if (message.abandoned) return 'abandoned after a day';
  return message.attempts === 0
    ? 'not sent yet'
    : `not accepted; attempts: ${message.attempts} (${message.last_result})`;
}
