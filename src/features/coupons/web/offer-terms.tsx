import { formatUsd, percentOff, priceText } from '../../../contract/money/money.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { Offer } from '../contract.ts';

/** A course's price with a coupon, next to the struck-through price. */
export function OfferPrice({ offer: { originalPrice, amount } }: { offer: Offer }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-3xl font-bold">
        {originalPrice !== null && <span className="sr-only">Now </span>}
        {priceText(amount)}
      </span>
      {originalPrice !== null && (
        <>
          <s className="text-ink-2">
            <span className="sr-only">instead of </span>
            {formatUsd(originalPrice)}
          </s>
          <Badge tone="amber">{percentOff(originalPrice, amount)}% off</Badge>
        </>
      )}
    </p>
  );
}

/** Which coupon the price is for, and until when. */
export function OfferTerms({ offer: { code, endsAt } }: { offer: Offer }) {
  return (
    <p className="text-sm text-ink-2">
      With the coupon <span className="font-mono">{code}</span>
      {endsAt && (
        <>
          , until <LocalTime iso={endsAt} />
        </>
      )}
    </p>
  );
}
