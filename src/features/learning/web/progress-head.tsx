import { counted } from '../../../contract/text/time/formats.ts';
import type { Study } from '../contract.ts';
import { CourseRail, milestonesOfStudy } from './course-rail.tsx';

/** The learner's progress, above the curriculum. */
export function ProgressHead({ study }: { study: Study }) {
  const total = study.sections.reduce((sum, section) => sum + section.lectures.length, 0);
  const { progress, completed, completedLectures } = study.progress;
  return (
    <section className="p-4" aria-labelledby="progress">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="progress" className="text-base">
          Your progress
        </h2>
        <span className="font-display text-lg font-bold text-green tabular-nums">{progress}%</span>
      </div>
      <CourseRail
        label="Course progress"
        progress={progress}
        milestones={milestonesOfStudy(study)}
        className="mt-1"
      />
      <p className="text-sm text-ink-2">
        {completed
          ? 'Course completed'
          : `${completedLectures.length} of ${counted(total, 'lecture')} completed`}
      </p>
    </section>
  );
}
