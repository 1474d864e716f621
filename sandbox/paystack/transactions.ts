import { z } from 'zod';
import { feeOf } from '../control/fees.ts';
import { paidInstead } from '../control/wrong-payment.ts';
import { collection } from '../objects/objects.ts';
import { type Account, newCode, newNumber, PaystackRefusal, timestamp } from './account.ts';
import { emit } from './events.ts';

/** A transaction as Paystack's API returns it, with fields that only the hosted page needs. Amounts in subunits. */
export type Transaction = {
  id: number;
  domain: 'test';
  status: 'abandoned' | 'pending' | 'success' | 'failed' | 'reversed';
  reference: string;
  amount: number;
  requested_amount: number;
  message: string | null;
  gateway_response: string;
  paid_at: string | null;
  created_at: string;
  channel: 'card';
  currency: string;
  metadata: Record<string, unknown> | '';
  customer: { id: number; email: string; customer_code: string };
  fees: number;
};

export type Checkout = { code: string; reference: string; callbackUrl: string | null };

export const transactions = ({ db }: Account) => collection<Transaction>(db, 'paystack', 'transaction');
export const checkouts = ({ db }: Account) => collection<Checkout>(db, 'paystack', 'checkout');

const wholeNumber = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.number().int());
const initializeBody = z.object({
  email: z.email(),
  amount: wholeNumber.refine((amount) => amount > 0),
  currency: z.enum(['NGN', 'USD', 'GHS', 'ZAR', 'KES']).default('NGN'),
  reference: z
    .string()
    .regex(/^[A-Za-z0-9.=-]+$/)
    .max(100)
    .optional(),
  callback_url: z.url().optional(),
  metadata: z
    .union([z.record(z.string(), z.unknown()), z.string().transform((text) => JSON.parse(text) as Metadata)])
    .optional(),
});
type Metadata = Record<string, unknown>;

/** Opens a transaction, for `POST /transaction/initialize`. Throws Paystack's refusals. */
export function initialize(account: Account, body: unknown): { checkout: Checkout; url: string } {
  const parsed = initializeBody.safeParse(body);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') || 'body';
    throw new PaystackRefusal(400, 'invalid_params', `Invalid ${field} passed`);
  }
  const { email, amount, currency, metadata } = parsed.data;
  const reference = parsed.data.reference ?? newCode(16);
  if (transactions(account).get(reference)) {
    throw new PaystackRefusal(400, 'duplicate_reference', 'Duplicate Transaction Reference');
  }
  const checkout = { code: newCode(15), reference, callbackUrl: parsed.data.callback_url ?? null };
  transactions(account).put(reference, {
    id: newNumber(),
    domain: 'test',
    status: 'abandoned',
    reference,
    amount,
    requested_amount: amount,
    message: null,
    gateway_response: 'The transaction was not completed',
    paid_at: null,
    created_at: timestamp(account),
    channel: 'card',
    currency,
    metadata: metadata ?? '',
    customer: { id: newNumber(), email, customer_code: `CUS_${newCode(15)}` },
    fees: 0,
  });
  checkouts(account).put(checkout.code, checkout);
  return { checkout, url: `${account.publicUrl()}/c/${checkout.code}` };
}

/** The transaction with this reference. @throws PaystackRefusal if there is none */
export function existing(account: Account, reference: string): Transaction {
  const transaction = transactions(account).get(reference);
  if (!transaction)
    throw new PaystackRefusal(400, 'transaction_not_found', 'Transaction reference not found.');
  return transaction;
}

/** The actions of the buyer, or later the bank, on a transaction. */
export const transitions = {
  /** The money arrives; a fault can change its amount or currency. */
  succeed(account: Account, transaction: Transaction): void {
    const due = { minor: transaction.requested_amount, currency: transaction.currency };
    const { minor, currency } = paidInstead(account.faults, 'paystack', due);
    // Paystack counts in hundredths, whatever the currency.
    const amount = currency === due.currency ? minor : minor * 100;
    const paid = {
      ...transaction,
      status: 'success' as const,
      amount,
      fees: feeOf(account.faults, 'paystack', { minor: amount, currency }),
      currency,
      gateway_response: 'Successful',
      paid_at: timestamp(account),
    };
    transactions(account).put(paid.reference, paid);
    emit(account, { event: 'charge.success', subject: paid.reference, id: paid.id, data: paid });
  },
  decline(account: Account, transaction: Transaction): void {
    const declined = { ...transaction, status: 'failed' as const, gateway_response: 'Declined' };
    transactions(account).put(declined.reference, declined);
  },
  wait(account: Account, transaction: Transaction): void {
    const pending = { ...transaction, status: 'pending' as const, gateway_response: 'Pending' };
    transactions(account).put(pending.reference, pending);
  },
  /** The money of a pending transaction does not arrive; it can no longer be paid. */
  fail(account: Account, transaction: Transaction): void {
    const failed = {
      ...transaction,
      status: 'failed' as const,
      message: 'closed',
      gateway_response: 'Declined',
    };
    transactions(account).put(failed.reference, failed);
    emit(account, { event: 'charge.failed', subject: failed.reference, id: failed.id, data: failed });
  },
};

/** Whether the hosted page still accepts a payment; after a decline it does. */
export const isPayable = ({ status, message }: Transaction): boolean =>
  status === 'abandoned' || (status === 'failed' && message === null);
