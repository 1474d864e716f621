import { useRef, useState } from 'react';
import { ApiFailure, createClient, read } from '../../../../contract/client.ts';
import { toast } from '../../../../ui/toast.ts';
import { bodyOf, type EditorState } from '../../editor-state.ts';

export type SavingFailure = {
  code: string;
  message: string;
  fields: Record<string, string>;
  hadFields: boolean;
};

/** What the server answers when the course was saved elsewhere since it was opened. */
const conflictCode = 'course.changed_meanwhile';

/** Sends what was written, once at a time; a success says so and leads on. */
export function useSaving(
  courseId: string | undefined,
  state: EditorState,
  { onFault, onSaved }: { onFault: (name: string) => void; onSaved: () => Promise<void> },
) {
  const [failure, setFailure] = useState<SavingFailure | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  /** @param version the version of the course to save over; a later one is not touched */
  async function save(version: number | undefined) {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const { message } = await send(courseId, { ...bodyOf(state), version });
      toast.success(message, { duration: 3000 });
      await onSaved();
    } catch (error) {
      const known = failureOf(error);
      setFailure(known);
      const [first] = Object.keys(known.fields);
      if (first) onFault(first);
      underWay.current = false;
      setSaving(false);
    }
  }
  /** What was said about a field no longer holds once it is changed. */
  function forget(name: string) {
    setFailure((known) => known && { ...known, fields: without(known.fields, name) });
  }
  const hasConflict = failure?.code === conflictCode;
  return {
    save,
    saving,
    failure: hasConflict ? null : failure,
    forget,
    hasConflict,
    leaveConflict: () => setFailure(null),
  };
}

function send(courseId: string | undefined, json: ReturnType<typeof bodyOf>) {
  const { courses } = createClient(window.location.origin);
  return courseId
    ? read(courses[':id'].$put({ param: { id: courseId }, json }))
    : read(courses.$post({ json }));
}

function failureOf(error: unknown): SavingFailure {
  const known = error instanceof ApiFailure;
  const fields = known ? (error.failure.fields ?? {}) : {};
  return {
    code: known ? error.failure.code : '',
    message: known ? error.message : 'Failed to save course. Please check your connection and try again.',
    fields,
    hadFields: Object.keys(fields).length > 0,
  };
}

const without = (errors: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
