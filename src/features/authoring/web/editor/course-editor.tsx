import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FullCourse } from '../../contract.ts';
import { filesIn } from '../../draft/editor-state.ts';
import { draftKey, findDraft, forgetDraft, type KeptDraft } from '../../draft/saved-draft.ts';
import { beginningOf } from './beginning.ts';
import { DragArea } from './curriculum/curriculum-drag.tsx';
import { discardFiles } from './curriculum/use-deleting.ts';
import { RestoreDialog } from './draft/restore-dialog.tsx';
import { EditorDialog } from './editor-dialog.tsx';

export type CourseEditorProps = {
  /** The course to change; without it a new one is written. */
  course?: FullCourse;
  /** Who writes: what is not saved waits for them alone. */
  personId: string;
  /** Where the editor was opened from, and where it leads back to. */
  closeTo: string;
  /** Where a saved course is seen. */
  savedTo: string;
  /** The field to begin at, by its name. */
  field?: string | null;
};

/** The large modal in which a course is created, or the given one changed. Nothing typed is lost when saving fails. */
export function CourseEditor({ course, personId, closeTo, ...rest }: CourseEditorProps) {
  // As it was opened: what the page loads again meanwhile must not pass for the version these changes started from.
  const [beginning, setBeginning] = useState(() => beginningOf(course));
  const [offered, setOffered] = useState<KeptDraft | null>(null);
  const navigate = useNavigate();
  const key = draftKey(personId, course?._id);
  useEffect(() => setOffered(findDraft(localStorage, key)), [key]);

  function restore({ state, version }: KeptDraft) {
    setBeginning({ ...beginning, number: beginning.number + 1, state, version });
    setOffered(null);
  }
  function discard({ state }: KeptDraft) {
    forgetDraft(localStorage, key);
    discardFiles(filesIn(state), filesIn(beginning.saved));
    setOffered(null);
  }
  const close = () => void navigate(closeTo, { preventScrollReset: true });
  return (
    <DragArea>
      <EditorDialog
        key={beginning.number}
        beginning={beginning}
        draftKey={key}
        onClose={close}
        onTakeTheirs={(theirs) => setBeginning(beginningOf(theirs, beginning.number + 1))}
        {...rest}
      />
      {offered && (
        <RestoreDialog
          draft={offered}
          isOutdated={offered.version !== beginning.version}
          onRestore={() => restore(offered)}
          onDiscard={() => discard(offered)}
          onClose={close}
        />
      )}
    </DragArea>
  );
}
