import { Link } from 'react-router';

type Props = { course: { slug: string; title: string }; progress: number };

/** The percentage of a course after which it may be reviewed. */
const reviewablePercent = 20;

/** A link from the player to the review form; hidden before a fifth of the course. */
export function ReviewLink({ course, progress }: Props) {
  if (progress < reviewablePercent) return null;
  return (
    <Link to={`/courses/${course.slug}#reviews`} className="link relative z-1 py-1 text-sm">
      Rate this course<span className="sr-only">: {course.title}</span>
    </Link>
  );
}
