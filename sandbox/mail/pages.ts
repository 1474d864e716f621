import { html } from 'hono/html';
import { moment, page } from '../control/page.ts';
import type { Message } from './mailbox.ts';

/** The list, filtered by recipient unless `to` is empty. */
export function mailboxPage(messages: Message[], to: string) {
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <form class="row" method="get" action="/mail">
        <div class="wide">
          <label for="to">Sent to</label>
          <input id="to" name="to" type="search" value="${to}" placeholder="name@example.com" autocomplete="off" spellcheck="false" />
        </div>
        <button>Filter</button>
      </form>
      ${messages.length === 0 ? nothing(to) : html`<ul class="list">${messages.map(row)}</ul>`}`,
  );
}

function nothing(to: string) {
  return to
    ? html`<p>No email was sent to <strong>${to}</strong>. <a href="/mail">Show all emails</a></p>`
    : html`<p>No email has been sent yet. Reload this page after Milepost has sent one.</p>`;
}

function row(message: Message) {
  return html`<li>
    <a href="/mail/${message.id}">
      <b>${message.subject || '(no subject)'}</b>
      <span class="quiet">To ${message.to} · <time datetime="${message.receivedAt}">${moment(message.receivedAt)}</time></span>
    </a>
  </li>`;
}

/** One email: its HTML in a frame that runs no script, its links, its plain text. */
export function messagePage(message: Message) {
  return page(
    message.subject || '(no subject)',
    html`<p><a href="/mail">← Mailbox</a></p>
      <h1>${message.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to} (<a href="/mail?to=${encodeURIComponent(message.to.split(', ')[0] ?? '')}">all to this address</a>)</dd>
        <dt>Received</dt>
        <dd><time datetime="${message.receivedAt}">${moment(message.receivedAt)}</time></dd>
        ${message.attachments.length === 0 ? '' : attachments(message)}
      </dl>
      ${message.html ? frame(message) : ''} ${message.links.length === 0 ? '' : links(message)}
      <h2>Plain text</h2>
      <pre tabindex="0">${message.text || '(no plain-text part)'}</pre>
      <p><a href="/mail/messages/${message.id}">As JSON</a> · <a href="/mail/messages/${message.id}/source">As received</a></p>`,
  );
}

function frame(message: Message) {
  return html`<iframe
    title="The email as HTML"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerpolicy="no-referrer"
    srcdoc="${openingLinksInNewTabs(message.html)}"
  ></iframe>`;
}

/** Adds a `<base>`: inside the head, because anything before the doctype would put the email in quirks mode. */
function openingLinksInNewTabs(mail: string): string {
  const base = '<base target="_blank">';
  return /<head\b[^>]*>/i.test(mail) ? mail.replace(/<head\b[^>]*>/i, (head) => head + base) : base + mail;
}

function links(message: Message) {
  const followable = message.links.filter((link) => /^(https?|mailto):/i.test(link));
  return html`<h2>Links</h2>
    <ul>
      ${followable.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
    </ul>`;
}

function attachments(message: Message) {
  return html`<dt>Attached</dt>
    <dd>${message.attachments.map(({ filename, mimeType, bytes }) => `${filename ?? mimeType} (${bytes} bytes)`).join(', ')}</dd>`;
}

export function noMessagePage() {
  return page(
    'No such email',
    html`<h1>There is no such email</h1>
      <p>It may have been deleted. <a href="/mail">Open the mailbox</a></p>`,
  );
}
