import type Stripe from 'stripe';
import { type Account, newId, seconds } from '../account.ts';
import { invalid, missing, unknownObject } from '../errors.ts';
import { type Cause, emit } from '../events.ts';
import { existing, overdueSessions, save, saveNotes } from '../objects.ts';
import * as read from '../params.ts';
import { blankSession } from './blank-session.ts';
import { lineItems } from './line-items.ts';

const halfAnHour = 30 * 60;
const day = 24 * 60 * 60;
/** Stripe's minimum charge, in minor units; near enough for the other currencies. */
const leastTotal = 50;

/** The parameters that a checkout accepts. Some have no effect in the sandbox. */
const known = [
  ...['mode', 'line_items', 'success_url', 'cancel_url', 'client_reference_id', 'customer_email', 'metadata'],
  ...[
    'payment_intent_data',
    'expires_at',
    'payment_method_types',
    'locale',
    'submit_type',
    'expand',
    'ui_mode',
  ],
  ...[
    'allow_promotion_codes',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'currency',
  ],
  ...['custom_text', 'customer', 'customer_creation', 'excluded_payment_method_types', 'invoice_creation'],
  ...['name_collection', 'origin_context', 'payment_method_options', 'phone_number_collection'],
];

/** Stored with the session until it is paid: the details of its payment. */
export type PaymentData = {
  description: string | null;
  metadata: Record<string, string>;
  receipt_email: string | null;
};

/** Opens a checkout with the parameters of `POST /v1/checkout/sessions`. Throws Stripe's refusals. */
export function createSession(account: Account, params: read.Params): Stripe.Checkout.Session {
  read.refuseUnknown(params, known);
  refuseUnsupported(params);
  const successUrl = read.webAddress(params, 'success_url');
  if (!successUrl) throw missing('success_url');
  const created = seconds(account.now());
  const id = newId('cs_test_', 58);
  const lines = lineItems(params, created);
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const currency = lines[0]?.currency ?? 'usd';
  if (total < leastTotal) throw tooSmall(currency);
  const session: Stripe.Checkout.Session = {
    ...blankSession(id, created),
    amount_subtotal: total,
    amount_total: total,
    cancel_url: read.webAddress(params, 'cancel_url') ?? null,
    client_reference_id: read.text(params, 'client_reference_id') ?? null,
    currency,
    customer_email: email(params, 'customer_email'),
    expires_at: expiry(params, created),
    line_items: {
      object: 'list',
      data: lines,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    locale: read.text(params, 'locale') ?? null,
    metadata: read.metadata(params, 'metadata'),
    payment_method_types: read.items(params, 'payment_method_types').length
      ? read.texts(params, 'payment_method_types')
      : ['card'],
    submit_type: read.text(params, 'submit_type') ?? null,
    success_url: successUrl,
    url: `${account.publicUrl()}/c/pay/${id}`,
  };
  save(account.db, session);
  saveNotes(account.db, id, paymentData(params));
  return session;
}

function refuseUnsupported(params: read.Params): void {
  read.oneOf(params, 'ui_mode', ['hosted_page']);
  if (read.oneOf(params, 'mode', ['payment']) === undefined) throw missing('mode');
  const customer = read.text(params, 'customer');
  if (customer) throw unknownObject('customer', customer, 'customer');
}

function expiry(params: read.Params, created: number): number {
  const expiresAt = read.integer(params, 'expires_at', 0);
  if (expiresAt === undefined) return created + day;
  const message =
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
  // Tolerance for a request's time in transit.
  if (expiresAt < created + halfAnHour - 60 || expiresAt > created + day + 60)
    throw invalid(message, 'expires_at');
  return expiresAt;
}

function email(params: read.Params, path: string): string | null {
  const value = read.text(params, path);
  if (value !== undefined && !/^\S+@\S+$/.test(value))
    throw invalid(`Invalid email address: ${value}`, path, 'email_invalid');
  return value ?? null;
}

function tooSmall(currency: string): Error {
  return invalid(
    `The Checkout Session's total amount due must add up to at least 0.50 ${currency}`,
    'line_items',
    'amount_too_small',
  );
}

function paymentData(params: read.Params): PaymentData {
  return {
    description: read.text(params, 'payment_intent_data[description]') ?? null,
    metadata: read.metadata(params, 'payment_intent_data[metadata]'),
    receipt_email: email(params, 'payment_intent_data[receipt_email]'),
  };
}

/** Closes an open checkout, for `POST /v1/checkout/sessions/:id/expire`. */
export function expireSession(account: Account, id: string, cause: Cause): Stripe.Checkout.Session {
  const session = existing(account.db, 'checkout.session', id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return expire(account, session, cause);
}

/** Closes every checkout that has expired. */
export function expireOverdue(account: Account): void {
  const overdue = overdueSessions(account.db, seconds(account.now()));
  for (const session of overdue) account.db.transaction(() => expire(account, session, null));
}

function expire(account: Account, session: Stripe.Checkout.Session, cause: Cause): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  save(account.db, expired);
  emit(account, { type: 'checkout.session.expired', subject: session.id, object: expired, cause });
  return expired;
}
