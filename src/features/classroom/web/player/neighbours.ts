import type { Study, StudyLecture } from '../../../learning/contract.ts';

/** The lectures of a course in their order, across its sections. */
export const lecturesOf = (study: Study): StudyLecture[] =>
  study.sections.flatMap((section) => section.lectures);

/** Where a lecture stands in its course, and what comes before and after it. */
export function neighboursOf(study: Study, lecture: StudyLecture) {
  const all = lecturesOf(study);
  const index = all.findIndex(({ _id }) => _id === lecture._id);
  return { index, total: all.length, previous: all[index - 1], next: all[index + 1] };
}
