import { Button } from '../../../../ui/actions/button.tsx';
import type { EditorState } from '../../draft/edited-course.ts';
import { ChecklistMenu } from './checklist-menu.tsx';

type Props = {
  isNew: boolean;
  isSaving: boolean;
  /** The reason why the course cannot be saved, as a sentence. */
  blocked: string | null;
  state: EditorState;
  onGoTo: (field: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** The editor's footer: the checklist, why the course cannot be saved, and the buttons. */
export function EditorFooter({ isNew, isSaving, blocked, state, onGoTo, onSave, onCancel }: Props) {
  return (
    <>
      <div className="-ml-4 flex w-full flex-wrap items-center gap-x-3 sm:mr-auto sm:w-auto">
        <ChecklistMenu state={state} onGoTo={onGoTo} />
        <p
          role="status"
          className="min-w-0 text-sm text-ink-2 max-sm:w-full max-sm:pl-4 max-sm:not-empty:pb-1 sm:flex-1"
        >
          {blocked}
        </p>
      </div>
      <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <Button busy={isSaving} disabled={blocked !== null} onClick={onSave}>
        {isNew ? 'Create Course' : 'Save Changes'}
      </Button>
    </>
  );
}
