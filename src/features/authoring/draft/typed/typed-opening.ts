import type { Opening } from '../../../../contract/course/opening.ts';
import type { EditorOpening } from '../edited-course.ts';

export const editedOpening = (opens: Opening): EditorOpening =>
  'on' in opens ? { when: 'date', ...opens } : { when: 'days', days: String(opens.afterDays) };

/** What is sent; the server refuses a missing number or date. */
export function sentOpening(opens: EditorOpening | undefined): Opening | null {
  if (!opens) return null;
  return opens.when === 'days'
    ? { afterDays: Number(opens.days) }
    : { on: opens.on, timeZone: opens.timeZone };
}
