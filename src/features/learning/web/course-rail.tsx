import { RailProgress } from '../../../ui/progress/rail-progress.tsx';
import type { Study } from '../contract.ts';
import { type Milestone, milestonesOf } from '../progress/milestones.ts';

export type CourseRailProps = {
  label: string;
  /** Percent of the course, 0–100. */
  progress: number;
  milestones: readonly Milestone[];
  className?: string;
};

/** A learner's progress in a course, the same wherever it is shown. */
export function CourseRail({ label, progress, milestones, className }: CourseRailProps) {
  const stops = milestones.map(({ lectures, completed }) => ({ length: lectures, isDone: completed }));
  return <RailProgress label={label} value={progress} stops={stops} className={className} />;
}

/** The milestones of a course the learner is taking. */
export const milestonesOfStudy = ({ sections, progress }: Study): Milestone[] =>
  milestonesOf(
    sections.map((section) => section.lectures.map(({ completed }) => completed)),
    progress.completed,
  );
