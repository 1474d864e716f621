import { useMemo, useRef, useState } from 'react';
import { ApiFailure, createClient, lacksSentence, read } from '../../../../../contract/api/client.ts';
import { toast } from '../../../../../ui/toasts/toast.ts';
import type { CourseInput } from '../../../contract.ts';
import type { EditorState } from '../../../draft/edited-course.ts';
import { bodyOf } from '../../../draft/editor-state.ts';
import { isAlike } from '../../../draft/is-alike.ts';
import { standingErrors } from '../../../draft/visible-errors.ts';

export type SavingFailure = {
  code: string;
  message: string;
  /** What is wrong with each field, as it was answered. */
  answered: Record<string, string>;
  /** What is left of it, once some of them were changed. */
  fields: Record<string, string>;
};
type Refusal = Omit<SavingFailure, 'fields'> & { sent: CourseInput };

/** What the server answers when the course was saved elsewhere since it was opened. */
const conflictCode = 'course.changed_meanwhile';

/** Sends what was written, once at a time; a success says so and leads on. */
export function useSaving(
  courseId: string | undefined,
  state: EditorState,
  { onFault, onSaved }: { onFault: (name: string) => void; onSaved: () => Promise<void> },
) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  /** @param version the version of the course to save over; a later one is not touched */
  async function save(version: number | undefined) {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setRefusal(null);
    const sent = { ...bodyOf(state), version };
    try {
      const { message } = await send(courseId, sent);
      toast.success(message, { duration: 3000 });
      await onSaved();
    } catch (error) {
      const known = refusalOf(error);
      setRefusal({ ...known, sent });
      const [first] = Object.keys(known.answered);
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

/** What is left of a refusal; the same object until an error goes, so that typing elsewhere renders nothing again. */
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
  fields: standingErrors(refusal.answered, sent, bodyOf(state)),
});

function send(courseId: string | undefined, json: CourseInput) {
  const { courses } = createClient(window.location.origin);
  return courseId
    ? read(courses[':id'].$put({ param: { id: courseId }, json }))
    : read(courses.$post({ json }));
}

function refusalOf(error: unknown): Omit<Refusal, 'sent'> {
  const known = error instanceof ApiFailure;
  return {
    code: known ? error.failure.code : '',
    message: sentenceOf(error),
    answered: known ? (error.failure.fields ?? {}) : {},
  };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiFailure))
    return 'Failed to save course. Please check your connection and try again.';
  return lacksSentence(error) ? 'Failed to save course' : error.message;
}
