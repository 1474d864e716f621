import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

type Failure = { message: string; fields: Record<string, string> };
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
  const { save, saving, failure } = useSaving(course, state, (fields) => setTab(tabOf(fields)));
  const errors = failure?.fields ?? {};
  const isReady = useIsReady();
  const blocked = obstacle(state);
  const dirty = state !== initial && !saving;
  const panel = {
    fields: state.fields,
    errors,
    onChange: (name: keyof EditorState['fields'], value: string | boolean) =>
      change({ type: 'field', name, value }),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blocked) void save();
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <noscript>
        <Notice tone="warning">
          The editor uploads files while you write, and needs JavaScript for that.
        </Notice>
      </noscript>
      <fieldset disabled={!isReady || saving} className="contents">
        <FormErrors message={failure?.message} fields={summaryOf(errors)} />
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
function useSaving(
  course: FullCourse | undefined,
  state: EditorState,
  onFields: (fields: Record<string, string>) => void,
) {
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
      });
      onFields(fields);
      underWay.current = false;
      setSaving(false);
    }
  }
  return { save, saving, failure };
}

/** Whether the page listens: what was typed before would be forgotten, so nothing can be. */
const useIsReady = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

function tabOf(fields: Record<string, string>): TabId {
  const [first = ''] = Object.keys(fields);
  if (first.startsWith('sections')) return 'curriculum';
  return settingsFields.includes(first) ? 'settings' : 'details';
}

/** Each sentence once, under the name of the first field it belongs to. */
function summaryOf(errors: Record<string, string>): Record<string, string> {
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
