import { Link } from 'react-router';
import type { ManagedCourse } from '../contract.ts';

/** A course in a table: image, linked title and category. */
export function CourseTitleCell({ course, to }: { course: ManagedCourse; to: string }) {
  return (
    <div className="flex min-w-44 items-center gap-3">
      {course.thumbnail ? (
        <img
          src={course.thumbnail.url}
          alt=""
          width={64}
          height={36}
          loading="lazy"
          className="aspect-video w-16 shrink-0 rounded-control bg-green-tint object-cover"
        />
      ) : (
        <span className="grid aspect-video w-16 shrink-0 place-items-center rounded-control border border-hairline bg-sunken text-xs text-ink-2">
          No Image
        </span>
      )}
      <div className="min-w-0">
        <Link to={to} className="link line-clamp-3 font-semibold wrap-anywhere">
          {course.title}
        </Link>
        <p className="mt-0.5 text-sm text-ink-2">{course.category}</p>
      </div>
    </div>
  );
}
