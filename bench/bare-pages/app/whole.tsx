import { useLoaderData } from 'react-router';
import { CourseQuery } from '../../../src/features/catalogue/contract.ts';
import Courses from '../../../src/features/catalogue/web/courses.tsx';
import { findCourses } from '../../bare/rows.ts';

export const meta = () => [{ title: 'Courses' }];

type Props = Parameters<typeof Courses>[0];

export async function loader(): Promise<Props['loaderData']> {
  const list = await findCourses(9);
  return {
    ...list,
    query: CourseQuery.parse({ limit: 9 }),
    canonical: '',
    counts: [],
    bundles: null,
    suggestions: null,
  };
}

/** The product's own list page with header, filters and footer, without any of its server code. */
export default function Whole() {
  return <Courses {...({ loaderData: useLoaderData() } as Props)} />;
}
