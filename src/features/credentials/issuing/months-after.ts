/**
 * The same moment this many months later in UTC, or on the last day of the month if that comes earlier.
 * @returns null if the number of months is null
 */
export function monthsAfter(date: Date, months: number | null): Date | null {
  if (months === null) return null;
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}
