import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../contract/text/time/formats.ts';
import { Card } from '../../../ui/display/card.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { Thumbnail } from '../../catalogue/web/cards/thumbnail.tsx';
import type { Enrolment } from '../contract.ts';
import { CourseRail } from './course-rail.tsx';

/** A course the learner is enrolled in: its progress, and the link to continue. */
export function EnrolledCard({
  enrolment: { course, progress, enrolledAt },
  children,
}: {
  enrolment: Enrolment;
  /** Further actions, shown next to the date of enrolment. */
  children?: ReactNode;
}) {
  return (
    <Card as="li" padding="none" interactive className="course-card flex h-full flex-col overflow-hidden">
      <Thumbnail url={course.thumbnail?.url} />
      <div className="flex flex-1 flex-col p-4">
        <h2 className="text-lg leading-snug">{course.title}</h2>
        <p className="mt-1 text-sm text-ink-2">{course.instructor.name}</p>
        <div className="mt-auto pt-4">
          <CourseRail
            label={`Progress in ${course.title}`}
            progress={progress.progress}
            milestones={progress.milestones}
          />
          <p className="mt-1 flex justify-between gap-3 text-sm text-ink-2">
            <span>
              {progress.completedLectures} of {counted(course.totalLectures, 'lecture')}
            </span>
            <span className="font-semibold text-ink tabular-nums">{progress.progress}%</span>
          </p>
          <Link
            to={`/dashboard/courses/${course._id}`}
            className={`btn ${progress.completed ? 'btn-secondary' : 'btn-primary'} stretched-link mt-4 w-full`}
          >
            Continue Learning<span className="sr-only">: {course.title}</span>
          </Link>
          <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-2">
            <span>
              Enrolled on <LocalTime iso={enrolledAt} />
            </span>
            {children}
          </p>
        </div>
      </div>
    </Card>
  );
}
