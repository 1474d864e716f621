import type { ReactNode } from 'react';
import { counted } from '../../../contract/text/formats.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Study } from '../contract.ts';
import { CourseRail, milestonesOfStudy } from './course-rail.tsx';

/** The learner's progress; below it, what the page adds about the certificate. */
export function ProgressCard({ study, children }: { study: Study; children?: ReactNode }) {
  const total = study.sections.reduce((sum, section) => sum + section.lectures.length, 0);
  const { progress, completed, completedLectures } = study.progress;
  return (
    <Card as="section" aria-labelledby="progress">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="progress" className="text-lg">
          Your progress
        </h2>
        <span className="font-display text-xl font-bold text-green tabular-nums">{progress}%</span>
      </div>
      <CourseRail
        label="Course progress"
        progress={progress}
        milestones={milestonesOfStudy(study)}
        className="mt-2"
      />
      <p className="mt-1 text-sm text-ink-2">
        {completed
          ? 'Course completed'
          : `${completedLectures.length} of ${counted(total, 'lecture')} completed`}
      </p>
      {children}
    </Card>
  );
}
