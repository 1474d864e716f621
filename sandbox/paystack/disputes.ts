import { z } from 'zod';
import { collection } from '../objects/objects.ts';
import { type Account, newNumber, PaystackRefusal, timestamp } from './account.ts';
import { emit } from './events.ts';
import { existing, type Transaction } from './transactions.ts';

/** A dispute as Paystack's API returns it. `resolution`: accepted by the merchant, or the claim declined. */
export type Dispute = {
  id: number;
  status: 'awaiting-merchant-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'declined' | null;
  refund_amount: number;
  currency: string;
  transaction: Transaction;
  createdAt: string;
};

export const disputes = ({ db }: Account) => collection<Dispute>(db, 'paystack', 'dispute');

export const disputeBody = z.object({ reference: z.string(), state: z.enum(['open', 'won', 'lost']) });

/** Disputes a transaction as the buyer's bank, or decides the dispute. Not a Paystack call: for tools. */
export function dispute(account: Account, { reference, state }: z.infer<typeof disputeBody>): Dispute {
  const transaction = existing(account, reference);
  const known = disputes(account).where('$.transaction.reference', reference).at(-1);
  if (transaction.status !== 'success')
    throw new PaystackRefusal(400, 'not_disputable', 'The transaction has not been paid.');
  const before = known?.status === 'resolved' ? undefined : known;
  const next: Dispute = {
    id: before?.id ?? newNumber(),
    status: state === 'open' ? 'awaiting-merchant-feedback' : 'resolved',
    resolution: state === 'open' ? null : state === 'won' ? 'declined' : 'merchant-accepted',
    refund_amount: transaction.amount,
    currency: transaction.currency,
    transaction,
    createdAt: before?.createdAt ?? timestamp(account),
  };
  disputes(account).put(String(next.id), next);
  const event = state === 'open' ? 'charge.dispute.create' : 'charge.dispute.resolve';
  emit(account, { event, subject: reference, id: next.id, data: next });
  return next;
}
