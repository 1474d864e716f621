import type { Rules } from '../../schemes/scheme.ts';
import type { Tally } from './count-credits.ts';

/**
 * What is still needed and can still be earned, and by how much past years missed their minimum, in hundredths. Nothing
 * can be earned once the cycle has ended, and nothing earned now makes up for a past year. If the total is the sum of
 * the yearly minimums, what past years missed can't be earned towards the total either.
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
  if (years.every(({ endsOn }) => endsOn < today)) return { earnable: 0, missed };
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
