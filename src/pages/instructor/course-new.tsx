import { CourseEditor } from '../../features/authoring/components/editor/course-editor.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { guardRole } from '../guard.ts';
import type { Route } from './+types/course-new';

export const meta: Route.MetaFunction = () => [{ title: 'New course · Milepost' }];

export function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  return null;
}

export default function NewCourse() {
  return (
    <>
      <PageHeader
        className="mb-6"
        title="New course"
        text="It starts as a draft that only you can see."
        breadcrumbs={[{ label: 'My courses', to: '/instructor-dashboard/courses' }, { label: 'New course' }]}
      />
      <CourseEditor />
    </>
  );
}
