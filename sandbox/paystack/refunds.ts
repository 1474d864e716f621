import { z } from 'zod';
import { collection } from '../objects/objects.ts';
import { type Account, newCode, newNumber, PaystackRefusal, timestamp } from './account.ts';
import { emit } from './events.ts';
import { existing, type Transaction, transactions } from './transactions.ts';

/** A refund as Paystack's API returns it. Amounts in subunits. */
export type Refund = {
  id: number;
  transaction: number;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  merchant_note: string;
  customer_note: string;
  createdAt: string;
};

export const refunds = ({ db }: Account) => collection<Refund>(db, 'paystack', 'refund');

const refundBody = z.object({
  transaction: z.union([z.string(), z.number()]),
  amount: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.number().int().positive())
    .optional(),
  currency: z.string().optional(),
  customer_note: z.string().optional(),
  merchant_note: z.string().optional(),
});

/** Refunds a transaction, in part or in full, for `POST /refund`. Throws Paystack's refusals. */
export function createRefund(account: Account, body: unknown): Refund {
  const parsed = refundBody.safeParse(body);
  if (!parsed.success) throw new PaystackRefusal(400, 'invalid_params', 'Transaction is required');
  const transaction = named(account, parsed.data.transaction);
  if (transaction.status !== 'success' && transaction.status !== 'reversed') {
    throw new PaystackRefusal(400, 'transaction_not_refundable', 'Transaction has not been paid');
  }
  if (parsed.data.currency && parsed.data.currency !== transaction.currency)
    throw new PaystackRefusal(400, 'invalid_currency', 'Currency must be that of the transaction');
  const left = transaction.amount - refundedOf(account, transaction);
  if (left === 0)
    throw new PaystackRefusal(400, 'transaction_reversed', 'Transaction has been fully reversed');
  const amount = parsed.data.amount ?? left;
  if (amount > left) {
    throw new PaystackRefusal(
      400,
      'invalid_amount',
      'Refund amount cannot be more than the transaction amount',
    );
  }
  const refund: Refund = {
    id: newNumber(),
    transaction: transaction.id,
    amount,
    currency: transaction.currency,
    status: 'processed',
    merchant_note: parsed.data.merchant_note ?? '',
    customer_note: parsed.data.customer_note ?? '',
    createdAt: timestamp(account),
  };
  refunds(account).put(String(refund.id), refund);
  if (amount === left)
    transactions(account).put(transaction.reference, { ...transaction, status: 'reversed' });
  announce(account, transaction, refund);
  return { ...refund, status: 'pending' };
}

export const refundsOf = (account: Account, transactionId: number): Refund[] =>
  refunds(account).where('$.transaction', transactionId);

function refundedOf(account: Account, { id }: Transaction): number {
  return refundsOf(account, id).reduce((sum, refund) => sum + refund.amount, 0);
}

/** A transaction is identified by its reference or its id. */
function named(account: Account, reference: string | number): Transaction {
  const [byId] = transactions(account).where('$.id', Number(reference));
  return byId ?? existing(account, String(reference));
}

function announce(account: Account, transaction: Transaction, refund: Refund): void {
  const reference = `TRF-${newCode(14)}`;
  for (const status of ['pending', 'processed'] as const) {
    const data = {
      status,
      transaction_reference: transaction.reference,
      refund_reference: reference,
      amount: String(refund.amount),
      currency: refund.currency,
      customer: transaction.customer,
      domain: 'test',
    };
    emit(account, { event: `refund.${status}`, subject: transaction.reference, data });
  }
}
