import type Stripe from 'stripe';
import { type Account, newId, seconds } from '../account.ts';
import { invalid, missing } from '../errors.ts';
import { type Cause, emit } from '../events.ts';
import { existing, save, sessionOfPayment } from '../objects.ts';
import * as read from '../params.ts';

const known = ['amount', 'charge', 'payment_intent', 'reason', 'metadata', 'expand'];

/** Refunds a payment, in part or in full, for `POST /v1/refunds`. Throws Stripe's refusals. */
export function createRefund(account: Account, params: read.Params, cause: Cause): Stripe.Refund {
  read.refuseUnknown(params, known);
  const charge = refundableCharge(account, params);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = read.integer(params, 'amount', 1) ?? left;
  if (amount > left) throw tooMuch(amount, left, charge.currency);
  const refund = refundOf(account, charge, amount, params);
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  save(account.db, refund);
  save(account.db, refunded);
  announce(account, charge, refunded, refund, cause);
  return refund;
}

function refundableCharge(account: Account, params: read.Params): Stripe.Charge {
  const chargeId = read.text(params, 'charge');
  const intentId = read.text(params, 'payment_intent');
  if (chargeId) return captured(existing(account.db, 'charge', chargeId, 'charge'));
  if (!intentId) throw missing('payment_intent');
  const intent = existing(account.db, 'payment_intent', intentId, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return captured(existing(account.db, 'charge', intent.latest_charge));
}

function captured(charge: Stripe.Charge): Stripe.Charge {
  if (charge.status !== 'succeeded')
    throw invalid(`Charge ${charge.id} has not succeeded and cannot be refunded.`, 'charge');
  return charge;
}

function refundOf(
  account: Account,
  charge: Stripe.Charge,
  amount: number,
  params: read.Params,
): Stripe.Refund {
  return {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(account.now()),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: read.metadata(params, 'metadata'),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: read.oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

function announce(
  account: Account,
  before: Stripe.Charge,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
  cause: Cause,
): void {
  const session = sessionOfPayment(account.db, String(charge.payment_intent));
  const subject = session?.id ?? charge.id;
  const previous = { amount_refunded: before.amount_refunded, refunded: before.refunded };
  emit(account, { type: 'refund.created', subject, object: refund, cause });
  emit(account, { type: 'charge.refunded', subject, object: charge, previous, cause });
  emit(account, { type: 'refund.updated', subject, object: refund, cause });
}

function tooMuch(amount: number, left: number, currency: string): Error {
  const shown = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`;
  return invalid(
    `Refund amount (${shown(amount)}) is greater than unrefunded amount on charge (${shown(left)})`,
    'amount',
  );
}
