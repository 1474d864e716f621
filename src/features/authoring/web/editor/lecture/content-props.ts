import type { EditorLecture } from '../../../draft/edited-course.ts';
import type { EditorActions } from '../draft/use-editor.ts';

/** What the content of a lecture needs, whatever its kind. */
export type ContentProps = {
  editor: EditorActions;
  lecture: EditorLecture;
  name: string;
  /** The path of the lecture, which names its errors. */
  path: string;
  errors: Record<string, string>;
};
