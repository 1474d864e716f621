import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { type EditorState, lecturesIn, obstacle } from '../../editor-state.ts';
import { type TabId, tabOf } from '../../field-tabs.ts';
import type { FullCourse } from '../../schemas.ts';
import { CurriculumPanel } from './curriculum-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { focusField } from './focus-field.ts';
import { useInlineTitle } from './inline-title.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useEditor } from './use-editor.ts';
import { useReturnOfFocus } from './use-return-of-focus.ts';
import { useSaving } from './use-saving.ts';

type Props = {
  course: FullCourse | undefined;
  /** The course as the server has it; what an empty one begins with. */
  saved: EditorState;
  closeTo: string;
  savedTo: string;
  field?: string | null;
};

export function EditorDialog({ course, saved, closeTo, savedTo, field = null }: Props) {
  const editor = useEditor(saved, saved);
  const { state, change } = editor;
  const [tab, setTab] = useState<TabId>(() => tabOf(field ?? ''));
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { save, saving, failure, forget } = useSaving(course, state, savedTo, (name) => setTab(tabOf(name)));
  const blocked = obstacle(state);
  const dirty = state !== saved && !saving;
  const title = useInlineTitle(state.fields.title, saving, (value) => setField('title', value));
  useReturnOfFocus();
  useEffect(() => {
    if (field) focusField(form.current, field);
  }, [field]);

  function setField(name: keyof EditorState['fields'], value: string | boolean) {
    forget(name);
    change({ type: 'field', name, value });
  }
  function goTo(name: string) {
    // At once: a field that is hidden cannot take the focus.
    flushSync(() => setTab(tabOf(name)));
    focusField(form.current, name);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blocked) void save();
  }
  const close = () => void navigate(closeTo, { preventScrollReset: true });
  const panel = { fields: state.fields, errors: failure?.fields ?? {}, onChange: setField };
  return (
    <Dialog
      open
      size="full"
      title={course ? title.heading : 'New course'}
      titleAside={course && title.control}
      busy={saving}
      onClose={close}
      footer={
        <>
          <p role="status" className="w-full text-sm text-ink-2 sm:mr-auto sm:w-auto sm:self-center">
            {blocked}
          </p>
          <Button variant="secondary" disabled={saving} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving} disabled={blocked !== null}>
            {course ? 'Save Changes' : 'Create Course'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <fieldset disabled={saving} className="min-w-0">
          <ErrorSummary failure={failure} onGoTo={goTo} />
          <Tabs
            className="dialog-tabs"
            label="Parts of the course"
            value={tab}
            onValueChange={(id) => setTab(id as TabId)}
            disabled={saving}
            tabs={[
              { id: 'details', label: 'Course Details', content: <DetailsPanel {...panel} /> },
              {
                id: 'curriculum',
                label: 'Curriculum',
                count: lecturesIn(state).length,
                content: <CurriculumPanel editor={editor} errors={panel.errors} />,
              },
              {
                id: 'settings',
                label: 'Settings',
                content: (
                  <SettingsPanel
                    {...panel}
                    thumbnail={state.thumbnail}
                    onThumbnail={(thumbnail) => change({ type: 'thumbnail', thumbnail })}
                  />
                ),
              },
            ]}
          />
        </fieldset>
      </form>
      <LeaveGuard active={dirty} />
    </Dialog>
  );
}
