import { Link } from 'react-router';
import { counted } from '../../../../contract/text/time/formats.ts';
import { preview } from '../../../../contract/text/wording.ts';
import { Card } from '../../../../ui/display/card.tsx';
import type { CourseCard as Course } from '../../contract.ts';
import { CardRating } from './card-rating.tsx';
import { CreditChips } from './credit-chips.tsx';
import { Price } from './price.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** A course in a list. The whole card is clickable; for screen readers the title and the button are one link each. */
export function CourseCard({ course, eager }: { course: Course; eager?: boolean }) {
  const address = `/detail-courses/${course.slug}`;
  return (
    <Card
      as="article"
      padding="none"
      interactive
      className="course-card flex h-full flex-col overflow-hidden"
    >
      <Thumbnail url={course.thumbnail?.url} eager={eager} />
      <div className="flex flex-1 flex-col p-4">
        <p className="text-sm text-ink-2">{course.category}</p>
        <h3 className="mt-1 text-lg leading-snug">{course.title}</h3>
        <p className="mt-2 text-ink-2">{preview(course.description)}</p>
        <p className="mt-3 text-sm text-ink-2">
          {course.instructor.name} · {course.level} · {counted(course.totalLectures, 'lecture')}
        </p>
        <CardRating ratings={course.ratings} />
        <CreditChips credits={course.credits} className="mt-3" />
        <div className="mt-auto flex items-center justify-between gap-3 pt-4">
          <Price
            price={course.price}
            discountPrice={course.discountPrice}
            originalPrice={course.originalPrice}
          />
          <Link to={address} className="btn btn-secondary stretched-link shrink-0">
            View Details<span className="sr-only">: {course.title}</span>
          </Link>
        </div>
      </div>
    </Card>
  );
}
