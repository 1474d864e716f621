import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import type { FullCourse } from '../../../contract.ts';
import { isAlike } from '../../../draft/comparing/is-alike.ts';
import type { EditorState } from '../../../draft/edited-course.ts';
import { editorStateOf, filesIn, obstacle } from '../../../draft/editor-state.ts';
import { type TabId, tabOf } from '../../../draft/field-tabs.ts';
import { CourseStateNotice } from '../../course-state.tsx';
import { useInlineTitle } from '../curriculum/inline-title.tsx';
import { discardFiles } from '../curriculum/use-deleting.ts';
import { ConflictDialog } from '../draft/conflict-dialog.tsx';
import { LeaveGuard } from '../draft/leave-guard.tsx';
import { useEditor } from '../draft/use-editor.ts';
import { useSavedDraft } from '../draft/use-saved-draft.ts';
import { useSaving } from '../draft/use-saving.ts';
import { EditorFooter } from '../editor-footer.tsx';
import { EditorTabs } from '../editor-tabs.tsx';
import type { InitialData } from '../initial-data.ts';
import { ErrorSummary } from './error-summary.tsx';
import { focusField } from './focus-field.ts';
import { useReturnOfFocus } from './use-return-of-focus.ts';

type Props = {
  beginning: InitialData;
  /** The storage key of unsaved work. */
  draftKey: string;
  savedTo: string;
  field?: string | null;
  onClose: () => void;
  onTakeTheirs: (course: FullCourse) => void;
};

/** The same object at every render, so that it causes no re-render. */
const noErrors = {};

/** One editor, from its initial data until it is saved or left. */
export function EditorDialog({ beginning, draftKey, savedTo, field = null, onClose, onTakeTheirs }: Props) {
  const { course, id, version, saved } = beginning;
  const editor = useEditor(beginning.state, saved);
  const { state } = editor;
  const { change } = editor.actions;
  const [tab, setTab] = useState<TabId>(() => tabOf(field ?? ''));
  const navigate = useNavigate();
  const fields = useRef<HTMLFieldSetElement>(null);
  const saving = useSaving({ id, isNew: !course }, state, {
    onFault: (name) => setTab(tabOf(name)),
    onSaved: async () => {
      forgetDraft();
      await navigate(savedTo, { preventScrollReset: true });
    },
  });
  const isSaving = saving.saving;
  const [hasPictureComing, setHasPictureComing] = useState(false);
  const { sections } = state;
  const obstacleInSections = useMemo(() => obstacle({ sections }), [sections]);
  const blocked = hasPictureComing ? 'The thumbnail is still being uploaded.' : obstacleInSections;
  const dirty = useMemo(() => !isAlike(state, saved), [state, saved]);
  const forgetDraft = useSavedDraft(draftKey, { state, id, version, dirty });
  const title = useInlineTitle(state.fields.title, isSaving, (value) => setField('title', value));
  useReturnOfFocus();
  useEffect(() => {
    if (field) focusField(fields.current, field);
  }, [field]);

  /** Files uploaded here and not saved are discarded with the changes. */
  function discard(before: EditorState = saved) {
    forgetDraft();
    discardFiles(filesIn(state), filesIn(saved), filesIn(before));
  }
  function setField(name: keyof EditorState['fields'], value: string | boolean) {
    change({ type: 'field', name, value });
  }
  function goTo(name: string) {
    // Synchronously: a hidden field cannot receive focus.
    flushSync(() => setTab(tabOf(name)));
    focusField(fields.current, name);
  }
  return (
    <Dialog
      open
      size="full"
      title={course ? title.heading : 'New course'}
      titleAside={course && title.control}
      busy={isSaving}
      onClose={onClose}
      footer={
        <EditorFooter
          isNew={!course}
          isSaving={isSaving}
          blocked={blocked}
          state={state}
          onGoTo={goTo}
          onSave={() => void saving.save(version)}
          onCancel={onClose}
        />
      }
    >
      {/* Each part is a separate form: a single one would scan all controls on every property access. */}
      <fieldset ref={fields} disabled={isSaving} className="min-w-0">
        {course?.status === 'rejected' && (
          <div className="mb-4">
            <CourseStateNotice course={course} />
          </div>
        )}
        <ErrorSummary failure={saving.failure} onGoTo={goTo} />
        <EditorTabs
          editor={editor}
          errors={saving.failure?.fields ?? noErrors}
          tab={tab}
          disabled={isSaving}
          onTab={setTab}
          onField={setField}
          onUploadingPicture={setHasPictureComing}
        />
      </fieldset>
      <LeaveGuard active={dirty && !isSaving} onDiscard={() => discard()} />
      {course && saving.hasConflict && (
        <ConflictDialog
          courseId={course._id}
          mine={state}
          onClose={saving.leaveConflict}
          onKeepMine={(theirVersion) => void saving.save(theirVersion)}
          onTakeTheirs={(theirs) => {
            discard(editorStateOf(theirs));
            onTakeTheirs(theirs);
          }}
        />
      )}
    </Dialog>
  );
}
