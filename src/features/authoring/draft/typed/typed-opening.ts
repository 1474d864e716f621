import type { Opening } from '../../../../contract/course/opening.ts';
import type { EditorOpening } from '../edited-course.ts';

/** The opening as the editor’s fields show it. */
export const editedOpening = (opens: Opening): EditorOpening =>
  'on' in opens ? { when: 'date', ...opens } : { when: 'days', days: String(opens.afterDays) };

/** The opening as the API expects it. A missing number or date is left to the server, which refuses it. */
export function sentOpening(opens: EditorOpening | undefined): Opening | null {
  if (!opens) return null;
  return opens.when === 'days'
    ? { afterDays: Number(opens.days) }
    : { on: opens.on, timeZone: opens.timeZone };
}
