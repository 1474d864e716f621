import { formatDate } from '../../../contract/text/time/formats.ts';
import type { GiftOfOrder } from '../contract.ts';

/** The state of a gift, in one sentence. */
export function stateOfGift({ recipient, status, deliverOn, sentAt, claimedAt }: GiftOfOrder): string {
  const on = (date: string | null) => (date ? ` on ${formatDate(date)}` : '');
  switch (status) {
    case 'draft':
      // A bank transfer may be waiting for us to confirm it.
      return `We’ll email it to ${recipient}${on(deliverOn)}, or once we’ve received your payment if that’s later.`;
    case 'scheduled':
      return `We’ll email it to ${recipient}${on(deliverOn)}.`;
    case 'sent':
      return `We emailed it to ${recipient}${on(sentAt)}. It hasn’t been claimed yet.`;
    case 'claimed':
      return `${recipient} claimed it${on(claimedAt)}.`;
    case 'refunded':
      return 'It was refunded, so it can no longer be claimed.';
  }
}

/** A short form for lists: `sent 12 Dec 2026, not claimed yet`. */
export function shortStateOfGift({ status, deliverOn, sentAt, claimedAt }: GiftOfOrder): string {
  const on = (date: string | null) => (date ? ` ${formatDate(date, 'short')}` : '');
  switch (status) {
    case 'draft':
      return 'not sent yet';
    case 'scheduled':
      return `to be sent${on(deliverOn)}`;
    case 'sent':
      return `sent${on(sentAt)}, not claimed yet`;
    case 'claimed':
      return `claimed${on(claimedAt)}`;
    case 'refunded':
      return 'refunded';
  }
}
