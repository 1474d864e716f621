import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, createClient, read } from '../../../../contract/client.ts';
import { toast } from '../../../../ui/toast.ts';
import { bodyOf, type EditorState } from '../../editor-state.ts';
import type { FullCourse } from '../../schemas.ts';

export type SavingFailure = { message: string; fields: Record<string, string>; hadFields: boolean };

/** Sends what was written, once at a time; a success says so and leads on. */
export function useSaving(
  course: FullCourse | undefined,
  state: EditorState,
  savedTo: string,
  onFault: (name: string) => void,
) {
  const [failure, setFailure] = useState<SavingFailure | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  const navigate = useNavigate();

  async function save() {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const { message } = await send(course, state);
      toast.success(message, { duration: 3000 });
      await navigate(savedTo, { preventScrollReset: true });
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
  return { save, saving, failure, forget };
}

function send(course: FullCourse | undefined, state: EditorState) {
  const api = createClient(window.location.origin);
  const json = { ...bodyOf(state), version: course?.version };
  return course
    ? read(api.courses[':id'].$put({ param: { id: course._id }, json }))
    : read(api.courses.$post({ json }));
}

function failureOf(error: unknown): SavingFailure {
  const known = error instanceof ApiFailure;
  const fields = known ? (error.failure.fields ?? {}) : {};
  return {
    message: known ? error.message : 'Failed to save course. Please check your connection and try again.',
    fields,
    hadFields: Object.keys(fields).length > 0,
  };
}

const without = (errors: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
