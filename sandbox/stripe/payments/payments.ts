import type Stripe from 'stripe';
import { feeOf } from '../../control/fees.ts';
import { paidInstead } from '../../control/wrong-payment.ts';
import { type Account, newId, seconds } from '../account.ts';
import { blankCharge, blankPaymentIntent, declinedCard } from '../checkout/blank-payment.ts';
import type { PaymentData } from '../checkout/sessions.ts';
import { emit } from '../events.ts';
import { existing, find, notes, save } from '../objects.ts';

type Session = Stripe.Checkout.Session;

/** The buyer's details from the hosted page. */
export type Buyer = { email: string | null; name: string | null };

/** The buyer pays an open checkout by card: the money arrives immediately. */
export function pay(account: Account, session: Session, buyer: Buyer): Session {
  const payment = startedPayment(account, session, buyer);
  return complete(account, payment, 'succeeded', { ...payment.session, payment_status: 'paid' });
}

/** The buyer completes an open checkout with a method whose money arrives later, if at all. */
export function payLater(account: Account, session: Session, buyer: Buyer): Session {
  const payment = startedPayment(account, session, buyer);
  return complete(account, payment, 'pending', { ...payment.session, payment_status: 'unpaid' });
}

/** The card is declined: the checkout stays open and its payment records why. */
export function decline(account: Account, session: Session, buyer: Buyer): Session {
  const { session: tried, intent } = startedPayment(account, session, buyer);
  const declined: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: declinedCard,
  };
  save(account.db, declined);
  const open: Session = { ...session, payment_intent: intent.id, customer_details: tried.customer_details };
  save(account.db, open);
  return open;
}

/** Completes a pending payment: its money has arrived. */
export function settle(account: Account, session: Session): Session {
  const { intent, charge } = pendingPayment(account, session);
  save(account.db, booked(account, { ...charge, ...captured(charge.amount) }));
  save(account.db, { ...intent, status: 'succeeded', amount_received: intent.amount });
  const paid: Session = { ...session, payment_status: 'paid' };
  save(account.db, paid);
  const type = 'checkout.session.async_payment_succeeded';
  emit(account, { type, subject: session.id, object: paid, cause: null });
  return paid;
}

/** The money of a pending payment does not arrive. */
export function fail(account: Account, session: Session): Session {
  const { intent, charge } = pendingPayment(account, session);
  const { code, message } = declinedCard;
  save(account.db, {
    ...charge,
    status: 'failed',
    failure_code: code ?? null,
    failure_message: message ?? null,
  });
  save(account.db, { ...intent, status: 'requires_payment_method', last_payment_error: declinedCard });
  emit(account, {
    type: 'checkout.session.async_payment_failed',
    subject: session.id,
    object: session,
    cause: null,
  });
  return session;
}

/** Whether a completed checkout is still waiting for its money. */
export function isPending(account: Account, session: Session): boolean {
  if (session.status !== 'complete' || typeof session.payment_intent !== 'string') return false;
  return find(account.db, 'payment_intent', session.payment_intent)?.status === 'processing';
}

type Started = { session: Session; intent: Stripe.PaymentIntent };

function startedPayment(account: Account, session: Session, buyer: Buyer): Started {
  const intent = intentOf(account, session);
  const email = session.customer_email ?? buyer.email;
  return {
    intent,
    session: { ...session, payment_intent: intent.id, customer_details: details(email, buyer.name) },
  };
}

/** A declined payment is retried under the same id. */
function intentOf(account: Account, session: Session): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string') {
    return existing(account.db, 'payment_intent', session.payment_intent);
  }
  const data = notes<PaymentData>(account.db, session.id);
  return {
    ...blankPaymentIntent(newId('pi_3'), seconds(account.now())),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
    payment_method_types: session.payment_method_types,
    receipt_email: data?.receipt_email ?? null,
  };
}

function complete(
  account: Account,
  started: Started,
  outcome: 'succeeded' | 'pending',
  session: Session,
): Session {
  const due = { minor: session.amount_total ?? 0, currency: started.intent.currency };
  const { minor: amount, currency } = paidInstead(account.faults, 'stripe', due);
  const succeeded = outcome === 'succeeded';
  const charge = { ...chargeFor(account, started, amount, session), currency };
  const intent: Stripe.PaymentIntent = {
    ...started.intent,
    amount,
    currency,
    amount_received: succeeded ? amount : 0,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: succeeded ? 'succeeded' : 'processing',
  };
  const completed: Session = {
    ...session,
    amount_subtotal: amount,
    amount_total: amount,
    status: 'complete',
    url: null,
  };
  save(account.db, succeeded ? booked(account, { ...charge, ...captured(amount) }) : charge);
  save(account.db, intent);
  save(account.db, completed);
  emit(account, { type: 'checkout.session.completed', subject: session.id, object: completed, cause: null });
  return completed;
}

function chargeFor(account: Account, { intent }: Started, amount: number, session: Session): Stripe.Charge {
  const buyer = session.customer_details;
  return {
    ...blankCharge(newId('ch_3'), seconds(account.now())),
    amount,
    billing_details: {
      address: null,
      email: buyer?.email ?? null,
      name: buyer?.name ?? null,
      phone: null,
      tax_id: null,
    },
    currency: intent.currency,
    description: intent.description,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: newId('pm_1'),
    receipt_email: intent.receipt_email,
  };
}

function captured(amount: number) {
  return { amount_captured: amount, captured: true, paid: true, status: 'succeeded' } as const;
}

/** The charge with its entry in the account's balance, which says what Stripe charges for it. */
function booked(account: Account, charge: Stripe.Charge): Stripe.Charge {
  const { amount, currency } = charge;
  const fee = feeOf(account.faults, 'stripe', { minor: amount, currency });
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn_3'),
    object: 'balance_transaction',
    amount,
    available_on: seconds(account.now()),
    balance_type: 'payments',
    created: seconds(account.now()),
    currency,
    description: charge.description,
    exchange_rate: null,
    fee,
    fee_details: [{ amount: fee, application: null, currency, description: null, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: 'charge',
    source: charge.id,
    status: 'available',
    type: 'charge',
  };
  save(account.db, transaction);
  return { ...charge, balance_transaction: transaction.id };
}

function pendingPayment(account: Account, session: Session) {
  const intent = existing(account.db, 'payment_intent', String(session.payment_intent));
  return { intent, charge: existing(account.db, 'charge', String(intent.latest_charge)) };
}

function details(email: string | null, name: string | null): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
