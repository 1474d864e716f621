import { useLoaderData } from 'react-router';
import { CourseCard } from '../../../src/features/catalogue/web/cards/course-card.tsx';
import { findCourses } from '../../bare/rows.ts';

export const meta = () => [{ title: 'Courses' }];

export const loader = () => findCourses(9);

/** The product's own cards, and nothing around them. */
export default function Courses() {
  const { courses, total } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{total} courses</h1>
      <ul>
        {courses.map((course, position) => (
          <li key={course._id}>
            <CourseCard course={course} eager={position < 3} />
          </li>
        ))}
      </ul>
    </main>
  );
}
