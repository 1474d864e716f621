import { limits } from '../constants.ts';
import { grouped } from './grouped.ts';

/** A whole number as people read it: `12,345`. */
export const formatCount = (count: number): string => grouped(String(count));

/** What is said of a text with too many characters. */
export const tooLongSentence = (max: number): string => `Please use at most ${formatCount(max)} characters.`;

/** As much of a description as a preview can need, however much of it is white space or emoji. */
export const startOf = (description: string): string => description.slice(0, 8 * limits.descriptionPreview);

/** The first 50 characters of a description, and an ellipsis. */
export function preview(description: string): string {
  const characters = [...startOf(description).replace(/\s+/g, ' ').trim()];
  if (characters.length <= limits.descriptionPreview) return characters.join('');
  return `${characters.slice(0, limits.descriptionPreview).join('').trimEnd()}…`;
}

/** `1 lecture`, `3 lectures`. */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${formatCount(count)} ${count === 1 ? thing : things}`;

/** A duration as people read it: `45 s`, `12 min`, `1 h 20 min`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** A course's length with one decimal, `2.0 total hours`; in minutes while that would round to nothing. */
export function hoursOf(hours: number, unit = 'hour'): string {
  const rounded = Math.round(hours * 10) / 10;
  if (rounded === 0) return duration(hours * 3600);
  return `${grouped(rounded.toFixed(1))} ${rounded === 1 ? unit : `${unit}s`}`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `3 May 2026`, from an ISO date: the day it is in UTC. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Said by the form and by the API alike. */
export const noRejectionReason = 'Please enter a rejection reason';
