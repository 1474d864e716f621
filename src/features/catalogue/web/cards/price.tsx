import { formatUsd, percentOff } from '../../../../contract/money/money.ts';
import { Badge } from '../../../../ui/display/badge.tsx';

type Props = {
  price: number;
  discountPrice: number | null;
  /** The price to strike through if it is not the list price; null for none. */
  originalPrice?: number | null;
  size?: 'md' | 'lg';
  showSaving?: boolean;
};

/** A course's price, with the original struck through if there is a discount. */
export function Price({ price, discountPrice, originalPrice = price, size = 'md', showSaving }: Props) {
  const charged = discountPrice ?? price;
  const struck = discountPrice === null ? null : originalPrice;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`font-display font-bold ${size === 'lg' ? 'text-3xl' : 'text-xl'}`}>
        {struck !== null && <span className="sr-only">Now </span>}
        {charged === 0 ? 'Free' : formatUsd(charged)}
      </span>
      {struck !== null && (
        <s className="text-ink-2">
          <span className="sr-only">instead of </span>
          {formatUsd(struck)}
        </s>
      )}
      {struck !== null && showSaving && <Badge tone="amber">{percentOff(struck, charged)}% off</Badge>}
    </p>
  );
}
