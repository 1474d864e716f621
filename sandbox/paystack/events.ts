import { queueMessage } from '../delivery/messages.ts';
import { type Account, newCode } from './account.ts';

type EventName =
  | 'charge.success'
  | 'charge.failed'
  | 'refund.pending'
  | 'refund.processed'
  | 'charge.dispute.create'
  | 'charge.dispute.resolve'
  | 'transfer.success'
  | 'transfer.failed'
  | 'transfer.reversed';

/** Records an event, in the caller's transaction. Paystack's own events have no id; ours is for the sandbox's log. */
export function emit(
  account: Account,
  { event, subject, id, data }: { event: EventName; subject: string; id?: number; data: object },
): void {
  const body = JSON.stringify({ event, data: id === undefined ? data : { ...data, id } });
  queueMessage(account, { provider: 'paystack', id: `psk_${newCode(20)}`, type: event, subject, body });
}
