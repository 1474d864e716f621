import type { CourseCard as Course } from '../../contract.ts';
import { CourseCard } from './course-card.tsx';

export type CourseCardsProps = {
  courses: readonly Course[];
  /** The number of columns, as classes; one on a phone. */
  columns: string;
  /** Whether the first image loads eagerly: only when it is in the initial viewport. */
  eagerFirst?: boolean;
};

/** Courses as cards in a grid. */
export function CourseCards({ courses, columns, eagerFirst = false }: CourseCardsProps) {
  return (
    <ul className={`grid gap-6 ${columns}`}>
      {courses.map((course, position) => (
        <li key={course._id}>
          <CourseCard course={course} eager={eagerFirst && position === 0} />
        </li>
      ))}
    </ul>
  );
}
