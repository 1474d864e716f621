import type { FullCourse } from '../../contract.ts';
import type { EditorState } from '../../draft/edited-course.ts';
import { editorStateOf, emptyCourse } from '../../draft/editor-state.ts';

/** What an editor begins with. Another beginning is another editor. */
export type Beginning = {
  number: number;
  course: FullCourse | undefined;
  /** The version that the changes start from. */
  version: number | undefined;
  /** The course as the server has it; what an empty one begins with. */
  saved: EditorState;
  state: EditorState;
};

/** A new course, or one as the server has it. */
export function beginningOf(course: FullCourse | undefined, number = 0): Beginning {
  const saved = course ? editorStateOf(course) : emptyCourse;
  return { number, course, version: course?.version, saved, state: saved };
}
