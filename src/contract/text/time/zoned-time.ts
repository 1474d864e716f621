/** The milliseconds in a day; in UTC every day has 24 hours. */
export const dayMs = 86_400_000;

/** Whether a text is the name of a time zone, such as `Europe/London`, or an offset, such as `+14:00`. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Whether a text is the name of a time zone and not an offset: forms that list zones offer only names. */
export const isZoneName = (zone: string): boolean => /^[A-Z]/.test(zone) && isTimeZone(zone);

/** The names of the time zones a form offers. Browsers know different ones, so the server lists them. */
export const timeZones = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/** A moment as a clock in the zone shows it, such as `2026-12-03T18:00`: the value of a `datetime-local` field. */
export function localTimeIn(moment: Date, zone: string): string {
  const two = '2-digit';
  const format = { year: 'numeric', month: two, day: two, hour: two, minute: two } as const;
  return new Intl.DateTimeFormat('sv-SE', { ...format, timeZone: zone }).format(moment).replace(' ', 'T');
}

/** The calendar day of a moment in a zone, as an ISO date. */
export const dayIn = (moment: Date, zone: string): string => localTimeIn(moment, zone).slice(0, 10);

/**
 * The moment at which clocks in the zone show a time such as `2026-12-03T18:00`: the first one when clocks go back over
 * it, and null when they go forward over it or the time does not exist.
 */
export function momentOf(local: string, zone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  for (const near of [asUtc - dayMs, asUtc + dayMs]) {
    const offset = Date.parse(`${localTimeIn(new Date(near), zone)}Z`) - Math.floor(near / 60_000) * 60_000;
    const moment = new Date(asUtc - offset);
    if (localTimeIn(moment, zone) === local) return moment;
  }
  return null;
}

/** The moment at which clocks in a zone show this hour of a day, 0 to 22. In an hour that clocks skip, the next one. */
export function momentIn(day: string, hour: number, zone: string): Date {
  const at = (full: number) => momentOf(`${day}T${String(full).padStart(2, '0')}:00`, zone);
  const moment = at(hour) ?? at(hour + 1);
  if (!moment) throw new Error(`${day} has no such hour`);
  return moment;
}

/** Converts a typed time within the coming year to a moment, or returns the sentence that says why it can’t be used. */
export function futureMomentOf(local: string, zone: string, now: Date): Date | string {
  const moment = momentOf(local, zone);
  if (!moment) return 'This time does not exist in the time zone. Please choose another one.';
  if (moment.getTime() > now.getTime() + 366 * dayMs) return 'Please choose a time within a year.';
  return moment > now ? moment : 'Please choose a time in the future.';
}

/** `Thursday, 3 December 2026 at 18:00 GMT`, in a named zone. */
export const formatInZone = (moment: string | Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(new Date(moment));
