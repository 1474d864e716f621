import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { courseLength } from '../../../../contract/course/course-length.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { FullCourse } from '../../../authoring/contract.ts';
import { StatusBadges } from '../../../authoring/web/course-badges.tsx';
import { CourseText } from '../../../authoring/web/course-text.tsx';
import { Price } from '../../../catalogue/web/cards/price.tsx';
import { Thumbnail } from '../../../catalogue/web/cards/thumbnail.tsx';
import type { InstructorSummary } from '../../../reports/contract.ts';

type Props = { course: FullCourse; summary: InstructorSummary | null; checklist: ReactNode };

/** A course's content and status. */
export function CourseOverview({ course, summary, checklist }: Props) {
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="order-2 xl:order-1">
        <CourseText course={course} />
      </div>
      <div className="order-1 space-y-6 self-start xl:order-2">
        {checklist}
        <Card padding="none" className="overflow-hidden">
          <Thumbnail url={course.thumbnail?.url} />
          <div className="space-y-4 p-4">
            <StatusBadges course={course} />
            <Price price={course.price} discountPrice={course.discountPrice} showSaving />
            <Facts facts={factsOf(course, summary)} />
            {course.isPublic && (
              <Link to={`/courses/${course.slug}`} className="link inline-block py-1">
                View public page
              </Link>
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}

type Fact = [name: string, value: ReactNode];

const factsOf = (course: FullCourse, summary: InstructorSummary | null): Fact[] => [
  ['Students', formatCount(course.studentCount)],
  ...(summary ? [['Earnings', formatUsd(summary.revenue)] as Fact] : []),
  ['Length', courseLength(course.totalHours, course.totalLectures)],
  ['Category', course.category],
  ['Level', course.level],
  ['Language', course.language],
  ['Certificate', certificateOf(course)],
  ['Created', <LocalTime key="created" iso={course.createdAt} />],
  ['Last changed', <LocalTime key="changed" iso={course.updatedAt} />],
];

const certificateOf = (course: FullCourse): string =>
  course.certificationAvailable ? `From ${course.minCompletionPercentage}% completion` : 'None';

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="space-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
