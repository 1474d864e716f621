import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { counted, percent, plural } from '../../../contract/text/time/formats.ts';
import { Stars } from '../../../ui/display/rating/stars.tsx';
import type { ReviewList } from '../contract.ts';

type Props = Pick<ReviewList, 'distribution'> & {
  ratings: NonNullable<ReviewList['ratings']>;
  /** The number of stars the list is narrowed to. */
  chosen: number | null;
  /** The URL of the reviews with this many stars, or of all reviews for null. */
  linkTo: (stars: number | null) => string;
};

/** The average and the distribution of ratings; each row narrows the list to its stars. */
export function RatingSummary({ ratings: { average, count }, distribution, chosen, linkTo }: Props) {
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-10">
      <p className="sm:text-center">
        <span className="block font-display text-5xl font-bold">{average.toFixed(1)}</span>
        <Stars value={average} />
        <span className="block text-ink-2">{counted(count, 'review')}</span>
      </p>
      <ul className="max-w-md">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <DistributionRow
              stars={stars}
              number={distribution[stars - 1] ?? 0}
              count={count}
              chosen={stars === chosen}
              to={linkTo(stars === chosen ? null : stars)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type DistributionRowProps = { stars: number; number: number; count: number; chosen: boolean; to: string };

function DistributionRow({ stars, number, count, chosen, to }: DistributionRowProps) {
  const share = `${percent((number / count) * 100)}%`;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={`grid min-h-8 grid-cols-[3.5rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm no-underline hover:underline ${chosen ? 'font-semibold text-green' : 'text-ink-2'}`}
    >
      <span>
        {stars} <span aria-hidden="true">★</span>
        <span className="sr-only">{plural(stars, 'star')}:</span>
      </span>
      <span aria-hidden="true" className="rating-bar" style={{ '--share': share } as CSSProperties} />
      <span className="text-end tabular-nums">
        {share}
        <span className="sr-only">, {counted(number, 'review')}</span>
      </span>
    </Link>
  );
}
