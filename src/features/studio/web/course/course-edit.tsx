import { guardRole } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { useViewer } from '../../../../lib/page/use-viewer.ts';
import { CourseEditor } from '../../../authoring/web/editor/course-editor.tsx';
import type { Route } from './+types/course-edit';
import { EditorNeedsScripts } from './editor-needs-scripts.tsx';
import { readOwnCourse } from './own-course.ts';
import { useWayBack } from './use-way-back.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit ${loaderData?.course.title ?? 'course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  return readOwnCourse(scopeOf(args).api, args.params.courseId);
}

/** The editor, over the list of courses. */
export default function EditCourse({ loaderData: { course } }: Route.ComponentProps) {
  const { back, field } = useWayBack();
  const personId = useViewer()?._id ?? '';
  return (
    <>
      <EditorNeedsScripts />
      <CourseEditor
        personId={personId}
        key={course._id}
        course={course}
        closeTo={back}
        savedTo={back}
        field={field}
      />
    </>
  );
}
