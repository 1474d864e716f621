import type { CourseCard } from '../contract.ts';

/** A course's rating in one line. */
export const CardRating = ({ ratings }: { ratings: NonNullable<CourseCard['ratings']> }) => (
  <p className="mt-1 text-sm text-ink-2">
    <span aria-hidden="true" className="text-amber-text">
      ★{' '}
    </span>
    <span className="sr-only">Rated </span>
    <strong className="text-ink">{ratings.average.toFixed(1)}</strong>
    <span className="sr-only"> out of 5 by</span> ({ratings.count})
  </p>
);
