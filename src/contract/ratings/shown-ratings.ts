import type { Ratings } from './ratings.ts';

/** An average of one or two ratings says little about a course. */
const enoughRatings = 3;

/** The ratings that a course shows to visitors; null while there are too few. */
export const shownRatings = (ratings: Ratings | null): Ratings | null =>
  ratings && ratings.count >= enoughRatings ? ratings : null;
