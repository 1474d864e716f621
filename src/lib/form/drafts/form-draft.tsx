import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigation } from 'react-router';
import { formErrorsId } from '../../../ui/forms/form-errors.tsx';
import { useViewer } from '../../page/viewer/use-viewer.ts';
import { SavedVersion } from '../conflicts/saved-version.tsx';
import { continueDraft, draftName, findDraft, forgetDraft, keepDraft } from './form-drafts.ts';
import type { NewRecord } from './new-record.ts';
import { submission } from './submission.ts';
import {
  currentValuesOf,
  type FieldValues,
  fillIn,
  initialValuesOf,
  withChanges,
  withoutSaved,
} from './typed-fields.ts';

export type FormDraftProps = {
  /** Names the form, with the id of its course or record. */
  of: string;
  /** Identifies the saved version of the record that is being edited. */
  revision?: string | null;
  /** Shows a notice if what was typed over another version has been restored; by default without the differences. */
  notice?: (restored: FieldValues | undefined) => ReactNode;
  /** The fields to store, a constant list; by default all except passwords, files and hidden fields. */
  only?: readonly string[];
  creates?: NewRecord;
  /** Whether the form closes while its page stays, as in a dialog. Closing it removes the draft. */
  closes?: boolean;
};

/**
 * Stores what is typed and chosen in the form around it while the tab is open, so that a reload or Back restores it,
 * even over a newer version. Input from before hydration takes precedence. The draft is removed when the form has been
 * saved or reset, when “Cancel” is pressed, and when the user logs out.
 */
export function FormDraft({ of, revision, notice = withoutChanges, only, creates, closes }: FormDraftProps) {
  const marker = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const viewer = useViewer();
  // Stays the same while the form is open: when the session ends, what is typed is still by the same person.
  const [userId] = useState(viewer?._id);
  const [restored, setRestored] = useState<FieldValues>();
  const name = draftName(of, userId);
  const version = revision ?? '';
  const newRecord = useEffectEvent(() => creates);
  useEffect(() => {
    const form = marker.current?.form;
    if (!form || !isHydrated) return;
    const { href } = window.location;
    if (userId) continueDraft(of, userId);
    // A form that was sent before hydration and refused shows what was sent, which is newer than the draft.
    const isRefused = form.querySelector(`#${formErrorsId}`) !== null;
    const initial = isRefused ? {} : initialValuesOf(form);
    const forget = () => forgetDraft(name);
    const draft = findDraft(name);
    const unsaved = withoutSaved(draft.fields, newRecord()?.saved?.[draft.id ?? ''] ?? initial);
    if (Object.keys(unsaved).length === 0) forget();
    else if (draft.id && !isRefused) newRecord()?.setId(draft.id);
    restore(form, initial, unsaved);
    const isOlder = !isRefused && (draft.version ?? version) !== version;
    setRestored(isOlder && Object.keys(unsaved).length > 0 ? unsaved : undefined);
    const keep = () => {
      const before = findDraft(name);
      const typed = Object.entries(currentValuesOf(form)).filter(([field]) => only?.includes(field) ?? true);
      const fields = withChanges(before.fields, initial, typed);
      keepDraft(name, { version, ...before, id: newRecord()?.id, fields });
    };
    const cancel = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-cancel]')) forget();
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    for (const event of ['input', 'change', 'submit']) form.addEventListener(event, keep, options);
    form.addEventListener('reset', forget, options);
    form.addEventListener('click', cancel, options);
    return () => {
      stop.abort();
      if (closes && !form.isConnected && window.location.href === href) forget();
    };
  }, [isHydrated, of, name, userId, version, only, closes]);
  useForgetWhenSaved(marker, name);
  return (
    <>
      {/* It has no name, so it is not sent. */}
      <input type="hidden" ref={marker} />
      {notice(restored)}
    </>
  );
}

const withoutChanges = (restored: FieldValues | undefined): ReactNode => restored && <SavedVersion />;

function restore(form: HTMLFormElement, initial: FieldValues, draft: FieldValues): void {
  const now = currentValuesOf(form);
  for (const [field, value] of Object.entries(draft)) {
    const early = now[field];
    fillIn(form, field, early === undefined || early === initial[field] ? value : early);
  }
}

const never = () => () => {};

/** True once fields that depend on the browser, such as a time zone, have their value. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Removes the draft when the form has been saved. */
function useForgetWhenSaved(marker: RefObject<HTMLInputElement | null>, name: string): void {
  const navigation = useNavigation();
  const [sending] = useState(submission);
  useEffect(() => {
    const submit = ({ target }: Event) => sending.submit(target === marker.current?.form);
    document.addEventListener('submit', submit, true);
    return () => document.removeEventListener('submit', submit, true);
  }, [marker, sending]);
  useEffect(() => {
    if (sending.isSaved(navigation)) forgetDraft(name);
  }, [navigation, name, sending]);
}
