import Check from 'lucide-react/icons/check';
import { featuredTestimonial } from '../../../../contract/text/testimonial.ts';
import { cx } from '../../../../ui/cx.ts';
import { Speaker } from '../faces/speaker.tsx';
import { CourseCard } from './course-card.tsx';
import type { WantedCourse } from './wanted-course.ts';

const benefits = [
  'An account is free; you pay only for the courses you choose.',
  'Study at your own pace, on your phone, tablet or computer.',
  'Certificates have a number that anyone can check.',
];

/** The course to buy and, on a desktop, the benefits of an account and a testimonial. */
export function BesideForm({ course }: { course: WantedCourse | null }) {
  const { quote, name, role } = featuredTestimonial;
  return (
    <div className={cx('w-full max-w-md flex-col gap-8 lg:flex lg:max-w-sm', course ? 'flex' : 'hidden')}>
      {course && <CourseCard course={course} />}
      <ul className="hidden space-y-3 lg:block">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-green" />
            {benefit}
          </li>
        ))}
      </ul>
      <figure className="hidden border-t border-hairline pt-6 lg:block">
        <blockquote className="text-ink-2">“{quote}”</blockquote>
        <figcaption className="mt-4 flex items-center gap-3">
          <Speaker name={name} role={role} />
        </figcaption>
      </figure>
    </div>
  );
}
