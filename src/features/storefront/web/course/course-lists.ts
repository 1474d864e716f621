import { courseFields, linesNames } from '../../../../contract/course/fields.ts';
import type { CourseDetail } from '../../../catalogue/contract.ts';

/** A section of the page that is a list, such as the requirements. */
export type CourseList = { name: string; heading: string; lines: string[] };

/**
 * The lists that the instructor filled in, in the editor's order and without the outcomes, which have their own design.
 * The loader calls it: the browser needs the headings, not the definitions of all fields.
 */
export const listsOf = (course: CourseDetail): CourseList[] =>
  linesNames
    .filter((name) => name !== 'learningOutcomes' && course[name].length > 0)
    .map((name) => ({ name, heading: courseFields[name].heading, lines: course[name] }));
