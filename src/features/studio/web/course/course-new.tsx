import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { CourseEditor } from '../../../authoring/web/editor/course-editor.tsx';
import type { Route } from './+types/course-new';
import { EditorNeedsScripts } from './editor-needs-scripts.tsx';
import { useWayBack } from './use-way-back.ts';

export const meta: Route.MetaFunction = () => [{ title: 'New course · Milepost' }];

export function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  return null;
}

/** An empty editor, over the list of courses. A new course appears first in the list. */
export default function NewCourse() {
  const { back, field } = useWayBack();
  const personId = useViewer()?._id ?? '';
  return (
    <>
      <EditorNeedsScripts />
      <CourseEditor
        personId={personId}
        closeTo={back}
        savedTo="/instructor-dashboard/courses"
        field={field}
      />
    </>
  );
}
