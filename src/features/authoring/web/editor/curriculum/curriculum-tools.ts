import type { EditorActions } from '../draft/use-editor.ts';
import type { MoveActions } from './use-moves.ts';

/** A question the author must answer before something is deleted. */
export type Asked = { question: string; detail: string; confirmLabel: string; act: () => void };

/** What the parts of the curriculum share: the same at every render. */
export type CurriculumTools = {
  editor: EditorActions;
  moves: MoveActions;
  ask: (asked: Asked) => void;
  /** Asks which section a lecture goes to. */
  askWhere: (lecture: { key: string; name: string }) => void;
  /** Makes a lecture the free preview, or no longer. */
  togglePreview: (lecture: string, name: string) => void;
};
