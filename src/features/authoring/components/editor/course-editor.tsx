import { type FormEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker, useNavigate } from 'react-router';
import { ApiFailure, createClient, read } from '../../../../contract/client.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { toast } from '../../../../ui/toast.ts';
import {
  bodyOf,
  type EditorState,
  editorStateOf,
  emptyCourse,
  lecturesIn,
  obstacle,
} from '../../editor-state.ts';
import type { FullCourse } from '../../schemas.ts';
import { CurriculumPanel } from './curriculum-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useEditor } from './use-editor.ts';

type Failure = { message: string; fields: Record<string, string>; hadFields: boolean };
type TabId = 'details' | 'curriculum' | 'settings';

const settingsFields = ['thumbnail', 'minCompletionPercentage', 'welcomeMessage', 'communityLink'];

/** Creates a course, or changes the given one. Nothing typed is lost when saving fails. */
export function CourseEditor(props: { course?: FullCourse }) {
  // As it was opened: what the page loads again meanwhile must not pass for the version these changes started from.
  const [course] = useState(props.course);
  const [initial] = useState(() => (course ? editorStateOf(course) : emptyCourse));
  const editor = useEditor(initial);
  const { state, change } = editor;
  const [tab, setTab] = useState<TabId>('details');
  const { save, saving, failure, forget } = useSaving(course, state, (name) => setTab(tabOf(name)));
  const errors = failure?.fields ?? {};
  const isReady = useIsReady();
  const blocked = obstacle(state);
  const dirty = state !== initial && !saving;
  const panel = {
    fields: state.fields,
    errors,
    onChange: (name: keyof EditorState['fields'], value: string | boolean) => {
      forget(name);
      change({ type: 'field', name, value });
    },
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blocked) void save();
  }
  return (
    <form noValidate onSubmit={submit}>
      <noscript>
        <Notice tone="warning">
          The editor uploads files while you write, and needs JavaScript for that.
        </Notice>
      </noscript>
      <fieldset disabled={!isReady || saving} className="min-w-0 space-y-6">
        <ErrorSummary failure={failure} onName={(name) => setTab(tabOf(name))} />
        <Tabs
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
              content: <CurriculumPanel editor={editor} errors={errors} />,
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
        <Footer isNew={!course} saving={saving} blocked={blocked} />
      </fieldset>
      <LeaveGuard active={dirty} />
    </form>
  );
}

function Footer({ isNew, saving, blocked }: { isNew: boolean; saving: boolean; blocked: string | null }) {
  const navigate = useNavigate();
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-paper px-4 py-4">
      <p role="status" className="mr-auto text-ink-2">
        {blocked}
      </p>
      <Button variant="secondary" disabled={saving} onClick={() => navigate('..', { relative: 'path' })}>
        Cancel
      </Button>
      <Button type="submit" busy={saving} disabled={blocked !== null}>
        {isNew ? 'Create Course' : 'Save Changes'}
      </Button>
    </div>
  );
}

/** Sends what was written, once at a time; after a success the course's own page follows. */
function useSaving(course: FullCourse | undefined, state: EditorState, onFault: (name: string) => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  const navigate = useNavigate();

  async function save() {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const api = createClient(window.location.origin);
      const json = { ...bodyOf(state), version: course?.version };
      const saved = course
        ? await read(api.courses[':id'].$put({ param: { id: course._id }, json }))
        : await read(api.courses.$post({ json }));
      toast.success(saved.message, { duration: 3000 });
      await navigate(`/instructor-dashboard/courses/${saved.course._id}`);
    } catch (error) {
      const known = error instanceof ApiFailure;
      const fields = known ? (error.failure.fields ?? {}) : {};
      setFailure({
        message: known ? error.message : 'Failed to save course. Please check your connection and try again.',
        fields,
        hadFields: Object.keys(fields).length > 0,
      });
      const [first] = Object.keys(fields);
      if (first) onFault(first);
      underWay.current = false;
      setSaving(false);
    }
  }
  /** What was said about a field no longer holds once it is changed. */
  function forget(name: string) {
    setFailure((known) => known && { ...known, fields: without(known.fields, name) });
  }
  return { save, saving, failure, forget };
}

/** Whether the page listens: what was typed before would be forgotten, so nothing can be. */
const useIsReady = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

const without = (errors: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));

function tabOf(field: string): TabId {
  if (field.startsWith('sections')) return 'curriculum';
  return settingsFields.includes(field) ? 'settings' : 'details';
}

/** What stands in the way; an entry leads to its field, in whichever tab it is. */
function ErrorSummary({ failure, onName }: { failure: Failure | null; onName: (name: string) => void }) {
  if (!failure) return null;
  const fields = onceEach(failure.fields);
  const names = Object.keys(fields);
  function showTab(event: MouseEvent<HTMLElement>) {
    const sentence = event.target instanceof Element ? event.target.textContent : '';
    const name = names.find((candidate) => fields[candidate] === sentence);
    // Before the summary itself sees the click: a field that is hidden cannot take the focus.
    if (name) flushSync(() => onName(name));
  }
  return (
    <div onClickCapture={showTab}>
      <FormErrors message={failure.hadFields ? undefined : failure.message} fields={fields} />
    </div>
  );
}

/** Each sentence once, under the name of the first field it belongs to. */
function onceEach(errors: Record<string, string>): Record<string, string> {
  const seen = new Set<string>();
  return Object.fromEntries(
    Object.entries(errors).filter(([, sentence]) => !seen.has(sentence) && seen.add(sentence)),
  );
}

/** Asks before what was written is left behind unsaved. */
function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(active);
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>What you changed here has not been saved.</p>
    </ConfirmDialog>
  );
}
