import { counted, hoursOf } from '../text/time/formats.ts';

/** A course's length: `2.5 hours, 12 lectures`, or `12 lectures` if none has a video. */
export const courseLength = (hours: number, lectures: number): string =>
  [...(hours > 0 ? [hoursOf(hours)] : []), counted(lectures, 'lecture')].join(', ');
