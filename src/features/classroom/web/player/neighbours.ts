import type { Study, StudyLecture } from '../../../learning/contract.ts';

/** The lectures of a course in order, across its sections. */
export const lecturesOf = (study: Study): StudyLecture[] =>
  study.sections.flatMap((section) => section.lectures);

/** A lecture's position in its course, with its neighbours. */
export function neighboursOf(study: Study, lecture: StudyLecture) {
  const all = lecturesOf(study);
  const index = all.findIndex(({ _id }) => _id === lecture._id);
  return { index, total: all.length, previous: all[index - 1], next: all[index + 1] };
}
