import type { FullCourse } from '../../contract.ts';
import type { EditorState } from '../../draft/edited-course.ts';
import { editorStateOf, emptyCourse } from '../../draft/editor-state.ts';
import { type LectureToAdd, withLecture } from '../../draft/lecture-to-add.ts';

/** An editor's initial data. `number` differs for other initial data, which needs a new editor. */
export type InitialData = {
  number: number;
  /** The course’s id; a new one for a new course, so that saving it again after a lost response adds no second course. */
  id: string;
  course: FullCourse | undefined;
  /** The version that the changes start from. */
  version: number | undefined;
  /** The course on the server, or the initial values of a new one. */
  saved: EditorState;
  state: EditorState;
};

/** A new course, or an existing one from the server, to which a lecture may be added immediately. */
export function initialDataOf(
  course: FullCourse | undefined,
  number = 0,
  adding: LectureToAdd | null = null,
): InitialData {
  const saved = course ? editorStateOf(course) : emptyCourse;
  return {
    number,
    id: course?._id ?? crypto.randomUUID(),
    course,
    version: course?.version,
    saved,
    state: adding ? withLecture(saved, adding) : saved,
  };
}
