import type { Study } from '../../../learning/contract.ts';

/** A buyer's next step in the course: the label of the button, and the lecture that it opens. */
export type NextStep = {
  label: 'Start the first lecture' | 'Continue learning' | 'Open the course';
  lecture: { title: string; duration: number } | null;
};

/** @param study the buyer's progress; null if it cannot be loaded */
export function nextStepIn(study: Pick<Study, 'sections' | 'progress' | 'currentLecture'> | null): NextStep {
  const lectures = study?.sections.flatMap((section) => section.lectures) ?? [];
  const lecture = lectures.find(({ _id }) => _id === study?.currentLecture) ?? lectures[0];
  if (!study || !lecture || study.progress.completed) return { label: 'Open the course', lecture: null };
  const isStarted = lectures.some(({ completed, position }) => completed || position > 0);
  return { label: isStarted ? 'Continue learning' : 'Start the first lecture', lecture };
}
