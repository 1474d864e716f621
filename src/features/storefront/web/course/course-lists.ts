import { courseFields, type LinesName, linesNames } from '../../../../contract/course/fields.ts';
import type { CourseDetail } from '../../../catalogue/contract.ts';

/** A section of the page that is a list, such as the requirements. */
export type CourseList = { name: string; heading: string; lines: string[] };

/**
 * The lists that the instructor filled in, in the editor's order and without those that have their own design.
 * The loader calls it: the browser needs the headings, not the definitions of all fields.
 */
export const listsOf = (course: CourseDetail): CourseList[] =>
  linesNames.filter((name) => !designed.includes(name)).flatMap((name) => listOf(course, name));

/** Who should take the course, and who should choose another one. */
export const suitabilityOf = (course: CourseDetail): CourseList[] =>
  (['forWhom', 'notForWhom'] as const).flatMap((name) => listOf(course, name));

const designed: LinesName[] = ['learningOutcomes', 'forWhom', 'notForWhom'];

const listOf = (course: CourseDetail, name: LinesName): CourseList[] =>
  course[name].length > 0 ? [{ name, heading: courseFields[name].heading, lines: course[name] }] : [];
