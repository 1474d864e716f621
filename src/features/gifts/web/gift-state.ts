import { formatDate } from '../../../contract/text/time/formats.ts';
import type { GiftOfOrder } from '../contract.ts';

/** The state of a gift, in one sentence. */
export function stateOfGift({ recipient, status, deliverOn, sentAt, claimedAt }: GiftOfOrder): string {
  const on = (date: string | null) => (date ? ` on ${formatDate(date)}` : '');
  switch (status) {
    case 'draft':
      return 'This gift hasn’t been paid yet.';
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
