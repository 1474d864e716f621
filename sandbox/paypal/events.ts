import { queueMessage } from '../delivery/messages.ts';
import { type Account, newId, timestamp, toWire } from './account.ts';

type EventName =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.REFUNDED'
  | 'CUSTOMER.DISPUTE.CREATED'
  | 'CUSTOMER.DISPUTE.RESOLVED'
  | 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED'
  | 'PAYMENT.PAYOUTS-ITEM.UNCLAIMED'
  | 'PAYMENT.PAYOUTS-ITEM.FAILED'
  | 'PAYMENT.PAYOUTS-ITEM.RETURNED';

type NewEvent = { type: EventName; resourceType: string; subject: string; resource: object };

/** Records an event with a snapshot of its object, in the caller's transaction. */
export function emit(account: Account, { type, resourceType, subject, resource }: NewEvent): void {
  const id = `WH-${newId()}-${newId()}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: timestamp(account),
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: type,
    summary: type.toLowerCase().replaceAll('.', ' '),
    resource: toWire(resource),
    links: [],
  };
  queueMessage(account, { provider: 'paypal', id, type, subject, body: JSON.stringify(event) });
}
