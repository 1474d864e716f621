import { Link } from 'react-router';

type Props = { course: { slug: string; title: string }; progress: number };

/** The share of a course, in percent, after which it may be reviewed. */
const reviewablePercent = 20;

/** From where somebody studies to where they may say how it is; nothing before a fifth of the course. */
export function ReviewLink({ course, progress }: Props) {
  if (progress < reviewablePercent) return null;
  return (
    <Link to={`/courses/${course.slug}#reviews`} className="link relative z-1 text-sm">
      Rate this course<span className="sr-only">: {course.title}</span>
    </Link>
  );
}
