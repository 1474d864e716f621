import type { Rules } from '../../schemes/scheme.ts';
import type { Tally } from './count-credits.ts';

/**
 * What is still needed and can still be earned, and what past years lack, in hundredths. With a yearly minimum, nothing
 * earned from now on makes up for a past year; nor does it reach the total, if that is the sum of the years.
 * @param today an ISO date
 */
export function earnable(
  { total, perYear }: Pick<Rules, 'total' | 'perYear'>,
  { counted, minimums, years }: Pick<Tally, 'counted' | 'minimums' | 'years'>,
  today: string,
): { earnable: number; missed: number } {
  const lacking = (among: (year: { endsOn: string }) => boolean): number =>
    years.filter(among).reduce((sum, { missing }) => sum + missing, 0);
  const missed = lacking(({ endsOn }) => endsOn < today);
  const isSumOfYears = total <= (perYear ?? 0) * years.length;
  return {
    earnable: Math.max(
      total - counted - (isSumOfYears ? missed : 0),
      minimums,
      lacking(({ endsOn }) => endsOn >= today),
    ),
    missed,
  };
}
