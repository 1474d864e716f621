import type { EditorLecture } from '../../../draft/edited-course.ts';
import type { EditorActions } from '../draft/use-editor.ts';

/** The props of the content of a lecture of any kind. */
export type ContentProps = {
  editor: EditorActions;
  lecture: EditorLecture;
  name: string;
  /** The path of the lecture, which names its errors. */
  path: string;
  errors: Record<string, string>;
};
