import { shownRatings } from '../../../../contract/ratings/shown-ratings.ts';
import type { CourseCard } from '../../contract.ts';

/** A course's rating in one line; a course with fewer than three is new. */
export function CardRating({ ratings }: Pick<CourseCard, 'ratings'>) {
  const shown = shownRatings(ratings);
  if (!shown) return <p className="mt-1 text-sm font-semibold text-green">New</p>;
  return (
    <p className="mt-1 text-sm text-ink-2">
      <span aria-hidden="true" className="text-amber-text">
        ★{' '}
      </span>
      <span className="sr-only">Rated </span>
      <strong className="text-ink">{shown.average.toFixed(1)}</strong>
      <span className="sr-only"> out of 5, ratings:</span> ({shown.count})
    </p>
  );
}
