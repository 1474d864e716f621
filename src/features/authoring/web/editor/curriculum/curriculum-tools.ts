import type { EditorActions } from '../draft/use-editor.ts';
import type { MoveActions } from './use-moves.ts';

/** A confirmation before something is deleted. */
export type Confirmation = { question: string; detail: string; confirmLabel: string; act: () => void };

/** What the parts of the curriculum share: the same object at every render. */
export type CurriculumTools = {
  editor: EditorActions;
  moves: MoveActions;
  ask: (confirmation: Confirmation) => void;
  /** Asks which section to move a lecture to. */
  chooseSection: (lecture: { key: string; name: string }) => void;
  /** Sets or clears a lecture's free preview. */
  togglePreview: (lecture: string, name: string) => void;
};
