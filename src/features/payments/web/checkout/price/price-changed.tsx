import { formatUsd } from '../../../../../contract/money/money.ts';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { PriceChange } from './price-change.ts';

/** Shows the old and the new price, and why the coupon no longer applies. */
export function PriceChanged({ change }: { change: PriceChange }) {
  return (
    <Notice tone="warning" role="alert" title="The price has changed">
      {change.lost} It was <s>{formatUsd(change.from)}</s> when you opened the checkout, and is now{' '}
      <strong>{formatUsd(change.to)}</strong>. Nothing has been charged.
    </Notice>
  );
}
