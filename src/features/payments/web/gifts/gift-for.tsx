import { Link } from 'react-router';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import type { Gift } from '../../../gifts/contract.ts';

/** The recipient of a gift that is to be paid for, and when it arrives. */
export const GiftFor = ({ gift }: { gift: Gift }) => (
  <p className="wrap-anywhere">
    A gift for <strong>{gift.recipient}</strong> ({gift.recipientEmail}), to be sent on{' '}
    {formatDate(gift.deliverOn)}.{' '}
    <Link className="link" to={`/gifts/${gift._id}`}>
      Change
    </Link>
  </p>
);

/** The stages of giving a course. */
export const givingSteps = (gift: Gift) => ({
  label: 'Giving a course',
  steps: [
    { label: 'Gift', to: `/gifts/${gift._id}` },
    { label: 'Checkout', to: `/checkout/gift/${gift._id}` },
    { label: 'Payment' },
    { label: 'Gift sent' },
  ],
});
