import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { CourseEditor } from '../../../authoring/web/editor/course-editor.tsx';
import { recordingToAdd } from '../../../live-sessions/web/recording-lecture.ts';
import type { Route } from './+types/course-edit';
import { EditorNeedsScripts } from './editor-needs-scripts.tsx';
import { readOwnCourse } from './own-course.ts';
import { useWayBack } from './use-way-back.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit ${loaderData?.course.title ?? 'course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { courseId } = args.params;
  const [{ course }, recording] = await Promise.all([
    readOwnCourse(scopeOf(args).api, courseId),
    recordingToAdd(scopeOf(args), courseId, new URL(args.request.url).searchParams),
  ]);
  return { course, recording };
}

/** The editor, over the list of courses. To add the recording of a live session, it opens with a new lecture for it. */
export default function EditCourse({ loaderData: { course, recording } }: Route.ComponentProps) {
  const { back, field } = useWayBack();
  const returnTo = recording?.backTo ?? back;
  const personId = useViewer()?._id ?? '';
  return (
    <>
      <EditorNeedsScripts />
      <CourseEditor
        personId={personId}
        key={course._id}
        course={course}
        closeTo={returnTo}
        savedTo={returnTo}
        field={field}
        adding={recording?.lecture}
      />
    </>
  );
}
