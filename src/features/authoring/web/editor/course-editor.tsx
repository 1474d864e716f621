import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FullCourse } from '../../contract.ts';
import { filesIn } from '../../draft/editor-state.ts';
import { type LectureToAdd, titleFieldOf, withLecture } from '../../draft/lecture-to-add.ts';
import { draftKey, findDraft, forgetDraft, type SavedDraft } from '../../draft/saved-draft.ts';
import { DragArea } from './curriculum/curriculum-drag.tsx';
import { discardFiles } from './curriculum/use-deleting.ts';
import { RestoreDialog } from './draft/restore-dialog.tsx';
import { initialDataOf } from './initial-data.ts';
import { EditorDialog } from './parts/editor-dialog.tsx';

export type CourseEditorProps = {
  /** The course to change; without it a new one is created. */
  course?: FullCourse;
  /** The author: unsaved work is stored for them only. */
  personId: string;
  /** Where the editor was opened from, and where it returns to. */
  closeTo: string;
  /** Where a saved course is shown. */
  savedTo: string;
  /** The name of the field to start at. */
  field?: string | null;
  /** A lecture to add to the course that is edited. */
  adding?: LectureToAdd | null;
};

/** The large modal for creating a course or changing the given one. Nothing typed is lost when saving fails. */
export function CourseEditor({
  course,
  personId,
  closeTo,
  field,
  adding = null,
  ...rest
}: CourseEditorProps) {
  // The course as it was opened: data the page reloads later must not count as the version these changes started from.
  const [beginning, setBeginning] = useState(() => initialDataOf(course, 0, adding));
  const [offered, setOffered] = useState<SavedDraft | null>(null);
  const navigate = useNavigate();
  const key = draftKey(personId, course?._id);
  useEffect(() => setOffered(findDraft(localStorage, key)), [key]);

  function restore({ state, version, id = beginning.id }: SavedDraft) {
    const restored = adding ? withLecture(state, adding) : state;
    setBeginning({ ...beginning, number: beginning.number + 1, id, state: restored, version });
    setOffered(null);
  }
  function discard({ state }: SavedDraft) {
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
        field={adding ? titleFieldOf(beginning.state, adding) : field}
        onClose={close}
        onTakeTheirs={(theirs) => setBeginning(initialDataOf(theirs, beginning.number + 1))}
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
