import type { Study, StudyLecture } from '../../../learning/contract.ts';

/** The lectures of a course in order, across its sections. */
export const lecturesOf = (study: Study): StudyLecture[] =>
  study.sections.flatMap((section) => section.lectures);

/**
 * A lecture's position in its course, with the nearest lectures that have opened; if no later lecture has, the next
 * lecture.
 */
export function neighboursOf(study: Study, lecture: StudyLecture) {
  const all = lecturesOf(study);
  const index = all.findIndex(({ _id }) => _id === lecture._id);
  const isOpen = ({ opensAt }: StudyLecture) => opensAt === null;
  const next = all.slice(index + 1).find(isOpen) ?? all[index + 1];
  return { index, total: all.length, previous: all.slice(0, index).findLast(isOpen), next };
}
