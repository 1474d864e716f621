import type { Study, StudyLecture } from '../../../learning/contract.ts';

/** The lectures of a course in order, across its sections. */
export const lecturesOf = (study: Study): StudyLecture[] =>
  study.sections.flatMap((section) => section.lectures);

/**
 * A lecture's index in its course, the number of lectures, and the nearest open lecture on either side. If no later
 * lecture is open yet, `next` is the following lecture, although it is closed.
 */
export function neighboursOf(study: Study, lecture: StudyLecture) {
  const all = lecturesOf(study);
  const index = all.findIndex(({ _id }) => _id === lecture._id);
  const isOpen = ({ opensAt }: StudyLecture) => opensAt === null;
  const next = all.slice(index + 1).find(isOpen) ?? all[index + 1];
  return { index, total: all.length, previous: all.slice(0, index).findLast(isOpen), next };
}
