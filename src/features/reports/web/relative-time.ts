const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was: `Just now`, then minutes, hours and days. */
export function relativeTime(iso: string, now: number): string {
  const ago = now - Date.parse(iso);
  if (ago < minute) return 'Just now';
  if (ago < hour) return words(Math.floor(ago / minute), 'minute');
  if (ago < day) return words(Math.floor(ago / hour), 'hour');
  return words(Math.floor(ago / day), 'day');
}

const words = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
