import { formatUsd } from '../../../../../contract/money/money.ts';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { PriceChange } from './price-change.ts';

/**
 * Shows the old and the new price, and why the coupon no longer applies; or says that the courses have changed. If the
 * price fell by the discount of a coupon that has ended, the buyer pays the same.
 */
export function PriceChanged({ change }: { change: PriceChange }) {
  if (change.otherCourses)
    return (
      <Notice tone="warning" role="alert" title="The bundle has changed">
        The courses you’ll get have changed since you opened the checkout. Please check the list again.
        Nothing has been charged.
      </Notice>
    );
  if (change.from === change.to)
    return (
      <Notice tone="warning" role="alert" title="Your coupon no longer applies">
        {change.lost} You’ll still pay <strong>{formatUsd(change.to)}</strong>. Nothing has been charged.
      </Notice>
    );
  return (
    <Notice tone="warning" role="alert" title="The price has changed">
      {change.lost} It was <s>{formatUsd(change.from)}</s> when you opened the checkout, and is now{' '}
      <strong>{formatUsd(change.to)}</strong>. Nothing has been charged.
    </Notice>
  );
}
