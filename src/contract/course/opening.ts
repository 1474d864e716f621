import { counted, formatDate } from '../text/time/formats.ts';

/** When a lecture opens: days after a learner enrols, or at the start of a day in a time zone. Null: at enrolment. */
export type Opening = { afterDays: number } | { on: string; timeZone: string };

/** The maximum number of days after enrolment. */
export const mostDays = 365;

type Columns = { opensAfterDays: number | null; opensOn: string | null; opensZone: string | null };

export function presentOpening({ opensAfterDays, opensOn, opensZone }: Columns): Opening | null {
  if (opensAfterDays !== null) return { afterDays: opensAfterDays };
  return opensOn !== null && opensZone !== null ? { on: opensOn, timeZone: opensZone } : null;
}

/** `Opens 7 days after you enrol`, `Opens on 3 May 2026`. */
export const openingText = (opening: Opening): string =>
  'on' in opening
    ? `Opens on ${formatDate(opening.on)}`
    : `Opens ${counted(opening.afterDays, 'day')} after you enrol`;
