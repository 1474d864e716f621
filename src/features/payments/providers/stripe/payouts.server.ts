import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { ProviderFailure } from '../gateway.ts';
import type { Payee, PayoutFact, PayoutGateway, PayoutRequest } from '../payout-gateway.ts';
import { callStripe } from './call-stripe.server.ts';
import { stripeClient } from './client.server.ts';
import type { StripeSettings } from './settings.server.ts';

/** Transfers to Express accounts. Money is never split at the charge. */
export function stripePayouts(settings: StripeSettings): PayoutGateway {
  const call = <T>(what: (stripe: Stripe) => Promise<T>) => callStripe(stripeClient(settings), what);
  return {
    prepare: (payee) => call((stripe) => createAccount(stripe, payee)),
    link: (account, returnUrl) => call((stripe) => createLink(stripe, account, returnUrl)),
    isReady: (account) =>
      call(async (stripe) => (await stripe.accounts.retrieve(account)).capabilities?.transfers === 'active'),
    send: (request) => call((stripe) => send(stripe, request)),
    ask: (request) => call((stripe) => ask(stripe, request)),
  };
}

async function createAccount(stripe: Stripe, payee: Payee) {
  const { instructorId, version, country, email } = payee;
  const account = await stripe.accounts.create(
    {
      type: 'express',
      country,
      email,
      capabilities: { transfers: { requested: true } },
      metadata: { instructorId },
    },
    { idempotencyKey: `account:${instructorId}:${version}:${digestOf(country, email)}` },
  );
  return { reference: account.id, holder: null };
}

/** Details that were corrected after a lost response need another key: Stripe refuses a key that comes with other details. */
const digestOf = (...details: string[]): string =>
  createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 16);

async function createLink(stripe: Stripe, account: string, returnUrl: string): Promise<string> {
  const link = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: returnUrl,
    refresh_url: returnUrl,
  });
  return link.url;
}

/** Sends a payout once. Stripe forgets an idempotency key after a day, so an earlier transfer is looked for first. */
async function send(stripe: Stripe, request: PayoutRequest): Promise<PayoutFact> {
  const known = await ask(stripe, request);
  if (known.kind !== 'unknown') return known;
  const { payoutId, cents, currency, to } = request;
  if (!to.reference) throw new ProviderFailure('no account', { responded: true, refused: true });
  try {
    const transfer = await stripe.transfers.create(
      {
        amount: cents,
        currency,
        destination: to.reference,
        transfer_group: payoutId,
        metadata: { payoutId },
      },
      { idempotencyKey: `payout:${payoutId}` },
    );
    return factOf(transfer);
  } catch (error) {
    // Stripe releases card payments for transfers only after some days.
    if (codeOf(error) === 'balance_insufficient')
      return { kind: 'processing', reference: null, note: 'The provider has not released the money yet.' };
    throw error;
  }
}

async function ask(stripe: Stripe, { payoutId }: PayoutRequest): Promise<PayoutFact> {
  const { data } = await stripe.transfers.list({ transfer_group: payoutId, limit: 1 });
  return data[0] ? factOf(data[0]) : { kind: 'unknown' };
}

const factOf = ({ id, reversed }: Stripe.Transfer): PayoutFact =>
  reversed
    ? { kind: 'returned', reference: id, reason: 'The transfer was reversed.' }
    : { kind: 'paid', reference: id };

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
