import { Link } from 'react-router';
import { counted } from '../../../../../contract/text/time/formats.ts';
import { Avatar } from '../../../../../ui/display/avatar.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import type { CourseDetail } from '../../../../catalogue/contract.ts';
import { Part } from '../course-body.tsx';

/** The instructor and their credentials. */
export function InstructorCard({ course }: { course: Pick<CourseDetail, 'instructor' | 'answerHours'> }) {
  const { name, expertise, bio, photo } = course.instructor;
  return (
    <Part id="instructor" title="Instructor">
      <Card className="flex flex-col gap-4 sm:flex-row sm:gap-6">
        <Avatar name={name} src={photo ?? undefined} size="xl" decorative />
        <div className="min-w-0">
          <h3 className="text-lg">{name}</h3>
          {expertise && <p className="text-ink-2">{expertise}</p>}
          {bio && <p className="mt-3 max-w-prose whitespace-pre-line">{bio}</p>}
          {course.answerHours !== null && (
            <p className="mt-3 text-ink-2">Usually answers questions within {span(course.answerHours)}</p>
          )}
          <p className="mt-3">
            <Link to={`/all-courses?${new URLSearchParams({ search: name })}`} className="link">
              All courses by {name}
            </Link>
          </p>
        </div>
      </Card>
    </Part>
  );
}

/** In hours up to two days, then in days. */
const span = (hours: number): string =>
  hours < 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
