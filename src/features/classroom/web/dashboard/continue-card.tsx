import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { Thumbnail } from '../../../catalogue/web/cards/thumbnail.tsx';
import type { Enrolment } from '../../../learning/contract.ts';
import { CourseRail } from '../../../learning/web/course-rail.tsx';

/** The most recently studied course, shown first, with one click to continue. */
export function ContinueCard({ enrolment: { course, progress, lastAccessed } }: { enrolment: Enrolment }) {
  return (
    <Card
      as="section"
      aria-labelledby="go-on"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div className="w-40 max-sm:hidden">
        <Thumbnail url={course.thumbnail?.url} sizes="10rem" className="rounded-control" />
      </div>
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm text-ink-2">
          {lastAccessed ? (
            <>
              Last opened on <LocalTime iso={lastAccessed} />
            </>
          ) : (
            'Not opened yet'
          )}
        </p>
        <h2 id="go-on" className="text-xl">
          {course.title}
        </h2>
        <CourseRail
          label={`Progress in ${course.title}`}
          progress={progress.progress}
          milestones={progress.milestones}
          className="mt-3 max-w-md"
        />
      </div>
      <LinkButton to={`/dashboard/courses/${course._id}`} size="lg">
        {lastAccessed ? 'Continue where you left off' : 'Start the course'}
      </LinkButton>
    </Card>
  );
}

/** The unfinished course opened last; the newest one if none has been opened. */
export const lastOpened = (open: readonly Enrolment[]): Enrolment | undefined =>
  [...open].sort((one, other) => (other.lastAccessed ?? '').localeCompare(one.lastAccessed ?? ''))[0];
