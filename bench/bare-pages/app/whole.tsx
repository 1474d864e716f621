import { useLoaderData } from 'react-router';
import { CourseQuery } from '../../../src/features/catalogue/contract.ts';
import Courses from '../../../src/features/catalogue/web/courses.tsx';
import { findCourses } from '../../bare/rows.ts';

export const meta = () => [{ title: 'Courses' }];

export async function loader() {
  const list = await findCourses(9);
  return {
    ...list,
    query: CourseQuery.parse({ limit: 9 }),
    canonical: '',
    counts: [],
    bundles: [],
    suggestions: null,
  };
}

type Props = Parameters<typeof Courses>[0];

/** The product's own list page with header, filters and footer, without any of its server code. */
export default function Whole() {
  return <Courses {...({ loaderData: useLoaderData() } as Props)} />;
}
