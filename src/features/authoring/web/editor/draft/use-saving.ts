import { useMemo, useRef, useState } from 'react';
import { createClient } from '../../../../../contract/api/client.ts';
import { ApiFailure, messageOr, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { toast } from '../../../../../ui/toasts/toast.ts';
import type { CourseInput } from '../../../contract.ts';
import { isAlike } from '../../../draft/comparing/is-alike.ts';
import type { EditorState } from '../../../draft/edited-course.ts';
import { bodyOf } from '../../../draft/editor-state.ts';
import { currentErrors } from '../../../draft/visible-errors.ts';

export type SavingFailure = {
  code: string;
  message: string;
  /** The field errors in the response. */
  fieldErrors: Record<string, string>;
  /** The errors of the fields that have not been changed since. */
  fields: Record<string, string>;
};
type Refusal = Omit<SavingFailure, 'fields'> & { sent: CourseInput };

/** The course to save. */
type Target = { id: string; isNew: boolean };

/** The code of the response when the course was saved elsewhere since it was opened. */
const conflictCode = 'course.changed_meanwhile';

/** Sends the changes, one request at a time; confirms a success before calling `onSaved`. */
export function useSaving(
  course: Target,
  state: EditorState,
  { onFault, onSaved }: { onFault: (name: string) => void; onSaved: () => Promise<void> },
) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  /** @param version the version of the course to overwrite; a later one is not touched */
  async function save(version: number | undefined) {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setRefusal(null);
    const sent = { ...bodyOf(state), version };
    try {
      const { message } = await send(course, sent);
      toast.success(message, { duration: 3000 });
      await onSaved();
    } catch (error) {
      const known = refusalOf(error);
      setRefusal({ ...known, sent });
      const [first] = Object.keys(known.fieldErrors);
      if (first) onFault(first);
      underWay.current = false;
      setSaving(false);
    }
  }
  const failure = useFailureNow(refusal, state);
  const hasConflict = refusal?.code === conflictCode;
  return {
    save,
    saving,
    failure: hasConflict ? null : failure,
    hasConflict,
    leaveConflict: () => setRefusal(null),
  };
}

/**
 * The remaining errors of a refusal; the same object until one is removed, so that typing elsewhere re-renders nothing.
 */
function useFailureNow(refusal: Refusal | null, state: EditorState): SavingFailure | null {
  const before = useRef<SavingFailure>(null);
  return useMemo(() => {
    const now = refusal && failureNow(refusal, state);
    if (!isAlike(now, before.current)) before.current = now;
    return before.current;
  }, [refusal, state]);
}

const failureNow = ({ sent, ...refusal }: Refusal, state: EditorState): SavingFailure => ({
  ...refusal,
  fields: currentErrors(refusal.fieldErrors, sent, bodyOf(state)),
});

function send({ id, isNew }: Target, json: CourseInput) {
  const { courses } = createClient(window.location.origin);
  return isNew
    ? read(courses.$post({ json: { ...json, _id: id } }))
    : read(courses[':id'].$put({ param: segments({ id }), json }));
}

function refusalOf(error: unknown): Omit<Refusal, 'sent'> {
  const known = error instanceof ApiFailure;
  return {
    code: known ? error.failure.code : '',
    message: sentenceOf(error),
    fieldErrors: known ? (error.failure.fields ?? {}) : {},
  };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiFailure))
    return 'Failed to save course. Please check your connection and try again.';
  return messageOr(error, 'Failed to save course');
}
