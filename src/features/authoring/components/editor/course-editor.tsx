import { useState } from 'react';
import { editorStateOf, emptyCourse } from '../../editor-state.ts';
import type { FullCourse } from '../../schemas.ts';
import { EditorDialog } from './editor-dialog.tsx';

export type CourseEditorProps = {
  /** The course to change; without it a new one is written. */
  course?: FullCourse;
  /** Where the editor was opened from, and where it leads back to. */
  closeTo: string;
  /** Where a saved course is seen. */
  savedTo: string;
  /** The field to begin at, by its name. */
  field?: string | null;
};

/** The large modal in which a course is created, or the given one changed. Nothing typed is lost when saving fails. */
export function CourseEditor({ course: given, ...rest }: CourseEditorProps) {
  // As it was opened: what the page loads again meanwhile must not pass for the version these changes started from.
  const [course] = useState(given);
  const [saved] = useState(() => (course ? editorStateOf(course) : emptyCourse));
  return <EditorDialog course={course} saved={saved} {...rest} />;
}
