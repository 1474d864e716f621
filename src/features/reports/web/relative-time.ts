import { counted } from '../../../contract/text/time/formats.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was: `Just now`, then minutes, hours and days. */
export function relativeTime(iso: string, now: number): string {
  const ago = now - Date.parse(iso);
  if (ago < minute) return 'Just now';
  if (ago < hour) return `${counted(Math.floor(ago / minute), 'minute')} ago`;
  if (ago < day) return `${counted(Math.floor(ago / hour), 'hour')} ago`;
  return `${counted(Math.floor(ago / day), 'day')} ago`;
}
