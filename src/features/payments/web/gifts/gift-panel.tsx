import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import type { GiftOfOrder } from '../../../gifts/contract.ts';
import { stateOfGift } from '../../../gifts/web/gift-state.ts';

/** On the page of an order: the state of its gift, and what the buyer can do. */
export function GiftPanel({ gift }: { gift: GiftOfOrder }) {
  const { _id, recipient, status } = gift;
  const isOpen = status === 'scheduled' || status === 'sent';
  return (
    <Card as="section" padding="lg" aria-labelledby="gift" className="mb-6 print:hidden">
      <h2 id="gift" className="text-xl wrap-anywhere">
        Your gift for {recipient}
      </h2>
      <p className="mt-2 text-ink-2">{stateOfGift(gift)}</p>
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={`/gifts/${_id}`} variant="secondary">
            {status === 'scheduled' ? 'Change recipient or date' : 'Send it again'}
          </LinkButton>
          <LinkButton to={`/gifts/${_id}/card`} variant="quiet">
            Printable card
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
