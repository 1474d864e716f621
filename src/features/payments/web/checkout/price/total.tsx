import { formatUsd } from '../../../../../contract/money/money.ts';
import type { TriedCoupon } from '../../../../coupons/web/read-offer.ts';

/** The total in a list of prices; with a coupon, next to the struck-through price. */
export function Total({ amount, coupon }: { amount: number; coupon: TriedCoupon | null }) {
  const before = coupon?.offer?.originalPrice ?? null;
  return (
    <>
      <dt className="self-baseline font-display text-lg font-bold">Total</dt>
      <dd className="flex flex-wrap items-baseline justify-end gap-x-2">
        {before !== null && (
          <s className="text-ink-2 tabular-nums">
            <span className="sr-only">instead of </span>
            {formatUsd(before)}
          </s>
        )}
        <span className="font-display text-2xl font-bold tabular-nums">{formatUsd(amount)}</span>
      </dd>
    </>
  );
}
