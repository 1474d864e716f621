import type { EditorLecture } from '../../../draft/edited-course.ts';
import type { EditorActions } from '../draft/use-editor.ts';

/** The props that the editors of all kinds of lecture share. */
export type ContentProps = {
  editor: EditorActions;
  lecture: EditorLecture;
  name: string;
  /** The path of the lecture, which names its errors. */
  path: string;
  errors: Record<string, string>;
};
