import { html } from 'hono/html';
import { faultKinds } from '../support/faults.ts';
import { page } from './page.ts';

/** The page at `/`: what the sandbox is and where its parts are. */
export function homePage(smtpUrl: string) {
  return page(
    'What this is',
    html`<h1>The sandbox</h1>
      <p>
        On a machine without provider keys, Milepost talks to this server instead of the real providers. It speaks their
        wire protocols, stores what it receives on this machine, and never sends email or takes money.
      </p>
      <ul class="list">
        <li><a href="/mail"><b>Mailbox</b> All emails sent, newest first.</a></li>
        <li><a href="/stripe"><b>Stripe</b> Checkouts and webhooks.</a></li>
        <li><a href="/paypal"><b>PayPal</b> Checkouts and webhooks.</a></li>
        <li><a href="/paystack"><b>Paystack</b> Checkouts and webhooks.</a></li>
      </ul>
      <h2>For tools</h2>
      <dl>
        <dt>SMTP</dt>
        <dd><code>${smtpUrl}</code></dd>
        <dt>Emails</dt>
        <dd><code>GET /mail/messages?to=ADDRESS</code>, <code>GET /mail/messages/ID</code>, <code>DELETE /mail/messages</code></dd>
        <dt>EmailJS API</dt>
        <dd><code>POST /api/v1.0/email/send</code>: both forms arrive in the mailbox</dd>
        <dt>Discord API</dt>
        <dd><code>GET /api/v10/invites/CODE</code>, <code>POST /api/v10/channels/ID/invites</code>; an invitation opens at <code>/invite/CODE</code></dd>
        <dt>Stripe API</dt>
        <dd><code>/v1/checkout/sessions</code>, <code>/v1/refunds</code>, <code>/v1/payment_intents</code>, <code>/v1/charges</code>, <code>/v1/transfers</code>, <code>/v1/accounts</code>, <code>/v1/account_links</code>, <code>/v1/events</code></dd>
        <dt>PayPal API</dt>
        <dd><code>/v1/oauth2/token</code>, <code>/v2/checkout/orders</code>, <code>/v2/payments/captures</code>, <code>/v1/payments/payouts</code>, <code>/v1/notifications/certs/NAME</code></dd>
        <dt>Paystack API</dt>
        <dd><code>/transaction/initialize</code>, <code>/transaction/verify/REFERENCE</code>, <code>/refund</code>, <code>/bank</code>, <code>/transferrecipient</code>, <code>/transfer</code>, <code>/dispute/ID</code></dd>
        <dt>Checkout pages</dt>
        <dd><code>POST /c/pay/ID</code> (Stripe), <code>POST /checkoutnow?token=ID</code> (PayPal), <code>POST /c/CODE</code> (Paystack) with <code>outcome</code> = <code>pay</code>, <code>decline</code>, <code>cancel</code>, <code>later</code>; then <code>settle</code> or <code>fail</code></dd>
        <dt>Webhooks</dt>
        <dd>
          <code>GET /stripe/events</code>, <code>POST /stripe/webhooks/hold</code>, <code>POST /stripe/webhooks/release</code> (for one checkout with <code>{"subject": "…"}</code>),
          <code>GET /stripe/webhooks/answered</code> (responds when none is waiting),
          <code>POST /stripe/events/ID/resend</code> <code>{"times": 2}</code>; the same under <code>/paypal</code> and <code>/paystack</code>
        </dd>
        <dt>Payouts</dt>
        <dd>
          <code>GET /stripe/payouts</code>, <code>POST /stripe/payouts</code> <code>{"outcome": "pay | later | fail | unclaimed", "times": 1}</code> for the next ones,
          <code>POST /stripe/payouts/ID</code> <code>{"outcome": "settle | fail | return"}</code>; the same under <code>/paypal</code> and <code>/paystack</code>
        </dd>
        <dt>Disputes</dt>
        <dd>
          <code>POST /paypal/disputes</code> <code>{"capture": "…", "state": "open | won | lost"}</code>,
          <code>POST /paystack/disputes</code> <code>{"reference": "…", "state": "open | won | lost"}</code>
        </dd>
        <dt>S3 API</dt>
        <dd><code>/s3/BUCKET/KEY</code>: objects, parts, presigned URLs</dd>
        <dt>Cloudinary API</dt>
        <dd><code>/v1_1/CLOUD/TYPE/upload</code>, <code>destroy</code>, <code>download</code></dd>
        <dt>Misbehaviour</dt>
        <dd>
          <code>POST /faults</code>
          <code>{"provider": "stripe | paypal | paystack", "kind": "${faultKinds.join(' | ')}", "times": 1}</code>,
          <code>GET /faults</code>, <code>DELETE /faults</code>
        </dd>
      </dl>`,
  );
}
