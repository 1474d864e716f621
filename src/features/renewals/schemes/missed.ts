type Year = { endsOn: string; missing: number };

/**
 * What the past years of a cycle lack. Where each year counts, nothing learned from now on makes up for it.
 * @param years in the scheme's unit, or in hundredths
 * @param today an ISO date
 */
export const missedIn = (years: readonly Year[], today: string): number =>
  years.reduce((sum, { endsOn, missing }) => sum + (endsOn < today ? Math.round(missing * 100) : 0), 0) / 100;
