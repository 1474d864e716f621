/** A milestone on the rail of a course: a number of lectures, passed once all of them are completed. */
export type Milestone = { lectures: number; completed: boolean };

const mostLectures = 12;

/**
 * The milestones of a course, in order: one per lecture up to 12 lectures, otherwise one per section. Sections without
 * lectures have none.
 * @param sections for each section, whether each of its lectures is completed
 * @param finished whether the course has been completed before: then every milestone is passed, whatever was added
 * later
 */
export function milestonesOf(sections: readonly (readonly boolean[])[], finished: boolean): Milestone[] {
  const lectures = sections.flat();
  const groups = lectures.length <= mostLectures ? lectures.map((completed) => [completed]) : sections;
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({ lectures: group.length, completed: finished || group.every(Boolean) }));
}
