import type { CourseCard as Course } from '../contract.ts';
import { CourseCard } from './course-card.tsx';

export type CourseCardsProps = {
  courses: readonly Course[];
  /** How many stand side by side, in classes; one on a phone. */
  columns: string;
  /** Whether the first picture is asked for at once: only where it is on the first screen. */
  eagerFirst?: boolean;
};

/** Courses as cards in a grid. A card far below the screen is left out of the first picture. */
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
