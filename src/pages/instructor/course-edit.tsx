import { CourseEditor } from '../../features/authoring/components/editor/course-editor.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { guardRole } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/course-edit';
import { readOwnCourse } from './own-course.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit ${loaderData?.course.title ?? 'course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  return readOwnCourse(scopeOf(args).api, args.params.courseId);
}

export default function EditCourse({ loaderData: { course } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        className="mb-6"
        title="Edit course"
        breadcrumbs={[
          { label: 'My courses', to: '/instructor-dashboard/courses' },
          { label: course.title, to: `/instructor-dashboard/courses/${course._id}` },
          { label: 'Edit' },
        ]}
      />
      <CourseEditor key={course._id} course={course} />
    </>
  );
}
