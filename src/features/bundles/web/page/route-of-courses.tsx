import { Link } from 'react-router';
import { formatUsd } from '../../../../contract/money/money.ts';
import { counted, duration } from '../../../../contract/text/time/formats.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Price } from '../../../catalogue/web/cards/price.tsx';
import { Thumbnail } from '../../../catalogue/web/cards/thumbnail.tsx';
import type { Bundle } from '../../contract.ts';

const besideText = '(min-width: 40rem) 13rem, 7rem';

/** The courses in order, and what they cost separately. */
export function RouteOfCourses({ bundle }: { bundle: Bundle }) {
  const { courses, separately, price, viewer } = bundle;
  return (
    <section aria-labelledby="route">
      <h2 id="route" className="text-2xl">
        The route
      </h2>
      <p className="mt-1 text-ink-2">{counted(courses.length, 'course')}, in the recommended order.</p>
      <ol className="mt-4 grid gap-4">
        {courses.map((course, index) => (
          <CourseOfRoute
            key={course._id}
            course={course}
            place={index + 1}
            photo={bundle.instructors.find(({ _id }) => _id === course.instructor._id)?.photo}
            isOwned={viewer.owned.includes(course._id)}
          />
        ))}
      </ol>
      {separately > price && viewer.owned.length < courses.length && (
        <dl className="mt-4 ms-auto grid max-w-sm gap-1 tabular-nums">
          <Sum name="Separately">{formatUsd(separately)}</Sum>
          <Sum name="In this bundle">{formatUsd(price)}</Sum>
          <Sum name="You save" isTotal>
            {formatUsd(separately - price)}
          </Sum>
        </dl>
      )}
    </section>
  );
}

const Sum = ({ name, isTotal, children }: { name: string; isTotal?: boolean; children: string }) => (
  <div
    className={`flex justify-between gap-4 ${isTotal ? 'border-t border-hairline pt-1 font-bold text-green' : ''}`}
  >
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

type CourseProps = {
  course: Bundle['courses'][number];
  place: number;
  photo: string | null | undefined;
  isOwned: boolean;
};

function CourseOfRoute({ course, place, photo, isOwned }: CourseProps) {
  const { slug, title, subtitle, instructor, level, totalLectures, totalHours, thumbnail } = course;
  return (
    <Card
      as="li"
      padding="none"
      interactive
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4 p-4 sm:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <Thumbnail url={thumbnail?.url} sizes={besideText} className="rounded-control" />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">Course {place}</p>
        <h3 className="text-lg leading-snug wrap-anywhere">
          <Link className="stretched-link hover:underline" to={`/courses/${slug}`}>
            {title}
          </Link>
        </h3>
        {subtitle && <p className="mt-1 hidden text-ink-2 wrap-anywhere sm:block">{subtitle}</p>}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-3">
        <p className="flex items-center gap-2 text-sm">
          <Avatar name={instructor.name} src={photo} size="sm" decorative />
          {instructor.name}
        </p>
        <p className="me-auto text-sm text-ink-2">
          {level} · {counted(totalLectures, 'lecture')}
          {totalHours > 0 && ` · ${duration(totalHours * 3600)}`}
        </p>
        {isOwned ? (
          <Badge tone="green">You have this course</Badge>
        ) : (
          <Price
            price={course.price}
            discountPrice={course.discountPrice}
            originalPrice={course.originalPrice}
          />
        )}
      </div>
    </Card>
  );
}

/** The instructors of the courses. */
export function Instructors({ bundle: { instructors } }: { bundle: Bundle }) {
  return (
    <section aria-labelledby="instructors">
      <h2 id="instructors" className="text-2xl">
        {instructors.length === 1 ? 'Your instructor' : 'Your instructors'}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {instructors.map(({ _id, name, expertise, photo }) => (
          <li key={_id} className="flex items-center gap-4">
            <Avatar name={name} src={photo} size="lg" decorative />
            <p className="min-w-0 leading-snug">
              <span className="font-semibold">{name}</span>
              <span className="block text-sm wrap-anywhere text-ink-2">{expertise}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
