const hours = 3600;

/**
 * The first second of a calendar day in a time zone: midnight, or later where clocks skip it. Calendar days there never
 * go back, so a binary search over the 32 hours in which the day can start finds it.
 * @param day `2026-05-03`
 * @param timeZone a name that Intl knows
 */
export function startOfDay(day: string, timeZone: string): Date {
  const dayIn = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const utc = Date.parse(`${day}T00:00:00Z`) / 1000;
  let [before, from] = [utc - 16 * hours, utc + 16 * hours];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn.format(middle * 1000) >= day) from = middle;
    else before = middle;
  }
  return new Date(from * 1000);
}
