import { formatUsd, percentOff } from '../../../contract/money.ts';
import { Badge } from '../../../ui/display/badge.tsx';

type Props = { price: number; discountPrice: number | null; size?: 'md' | 'lg'; showSaving?: boolean };

/** A course's price, with the original struck through if there is a discount. */
export function Price({ price, discountPrice, size = 'md', showSaving }: Props) {
  const charged = discountPrice ?? price;
  const discounted = discountPrice !== null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`font-display font-bold ${size === 'lg' ? 'text-3xl' : 'text-xl'}`}>
        {discounted && <span className="sr-only">Now </span>}
        {charged === 0 ? 'Free' : formatUsd(charged)}
      </span>
      {discounted && (
        <s className="text-ink-2">
          <span className="sr-only">instead of </span>
          {formatUsd(price)}
        </s>
      )}
      {discounted && showSaving && <Badge tone="amber">{percentOff(price, discountPrice)}% off</Badge>}
    </p>
  );
}
