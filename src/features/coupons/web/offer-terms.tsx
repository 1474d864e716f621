import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { Offer } from '../contract.ts';

/** Says which coupon the price depends on, and until when it is valid. */
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
