/** The periods of a trend: 30 days in steps of a day, 12 months in steps of a month. */
export const periods = ['30d', '12m'] as const;
export type Period = (typeof periods)[number];
export type Unit = 'day' | 'month';

/** The length of each step of a period. */
export const unitOf = (period: Period): Unit => (period === '30d' ? 'day' : 'month');

const steps: Record<Period, number> = { '30d': 30, '12m': 12 };

/** The start of every step of a period, in UTC; the last is the current step. */
export function stepsOf(period: Period, now: Date): Date[] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return Array.from({ length: steps[period] }, (_, index) => {
    const back = steps[period] - 1 - index;
    return new Date(period === '30d' ? Date.UTC(year, month, day - back) : Date.UTC(year, month - back, 1));
  });
}

/** The equally long period before, up to the same time of day. */
export function periodBefore(period: Period, now: Date): { since: Date; until: Date } {
  const back = (date: Date) => {
    const earlier = new Date(date);
    if (period === '30d') earlier.setUTCDate(date.getUTCDate() - steps[period]);
    else earlier.setUTCMonth(date.getUTCMonth() - steps[period]);
    return earlier;
  };
  return { since: back(stepsOf(period, now)[0] ?? now), until: back(now) };
}

/** The name of a step: its first day, `2026-11-01`. */
export const stepName = (start: Date): string => start.toISOString().slice(0, 10);
