import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { useViewer } from '../../page/viewer/use-viewer.ts';
import { forgetForm } from './form-drafts.ts';
import { isRedirected } from './is-redirected.ts';
import { currentValuesOf, type FieldValues, fillIn, initialValuesOf } from './typed-fields.ts';
import { continueDraft, draftName, findDraft, idField, isSavedDraft, keepDraft } from './versioned-draft.ts';

type Props = {
  /** Names the form, with the id of its course or record. */
  of: string;
  /** Identifies the saved version that is being edited. What was typed over another version is not restored. */
  revision?: string | null;
  /** The fields to store, a constant list; by default all except passwords, files and hidden fields. */
  only?: readonly string[];
  /**
   * The id of the record that the form creates, and its setter. The draft includes the id, so a form that is restored
   * and sent again creates one record. If the form is changed before that, it gets the `other` id, if there is one, and
   * creates another record instead of changing the first.
   */
  id?: [id: string, setId: (id: string) => void, other?: string];
  /** The values of saved records, by id. A draft that was saved as one of them, and not changed since, is removed. */
  saved?: Readonly<Record<string, FieldValues>>;
  /** Whether the form closes while its page stays, as in a dialog. Closing it removes the draft. */
  closes?: boolean;
};

/**
 * Stores what is typed and chosen in the form around it while the tab is open, so that a reload or Back restores it.
 * Input from before hydration takes precedence. The draft is removed when the form has been saved or reset, when
 * “Cancel” is pressed, and when the user logs out.
 */
export function FormDraft({ of, revision, only, id, saved, closes }: Props) {
  const marker = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const viewer = useViewer();
  // Both stay the same while the form is open. When the session ends, what is typed is still by the same person. After
  // a conflict, it is still about the version with which the form was opened.
  const [opened] = useState({ userId: viewer?._id, version: revision ?? '' });
  const [isReply] = useState(useActionData() !== undefined);
  const name = draftName(of, opened.userId);
  const withId = useEffectEvent((typed: FieldValues) => {
    const { [idField]: _, ...fields } = typed;
    if (!id || Object.keys(fields).length === 0) return fields;
    const [own, setId, other = own] = id;
    setId(other);
    return { ...fields, [idField]: other };
  });
  const restoreId = useEffectEvent((stored: string | undefined) => {
    if (stored && !isReply) id?.[1](stored);
  });
  const isSaved = useEffectEvent((stored: FieldValues) => isSavedDraft(stored, saved ?? {}));
  useEffect(() => {
    const form = marker.current?.form;
    if (!form || !isHydrated) return;
    const { href } = window.location;
    if (opened.userId) continueDraft(of, opened.userId);
    const draft = { name, version: opened.version };
    // A form that was sent before hydration and refused shows what was sent, which is newer than the draft.
    const initial = isReply ? {} : initialValuesOf(form);
    const forget = () => forgetForm(name);
    if (isSaved(findDraft(draft))) forget();
    const stored = findDraft(draft);
    restoreId(stored[idField]);
    restore(form, initial, stored);
    const keep = () => {
      const typed = Object.entries(currentValuesOf(form)).filter(([field]) => only?.includes(field) ?? true);
      keepDraft(draft, withId(withChanges(findDraft(draft), initial, typed)));
    };
    const cancel = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-cancel]')) forget();
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    for (const event of ['input', 'change']) form.addEventListener(event, keep, options);
    form.addEventListener('reset', forget, options);
    form.addEventListener('click', cancel, options);
    return () => {
      stop.abort();
      if (closes && !form.isConnected && window.location.href === href) forget();
    };
  }, [isHydrated, isReply, of, name, opened, only, closes]);
  useForgetWhenSaved(marker, name);
  // It has no name, so it is not sent.
  return <input type="hidden" ref={marker} />;
}

function restore(form: HTMLFormElement, initial: FieldValues, draft: FieldValues): void {
  const now = currentValuesOf(form);
  for (const [field, value] of Object.entries(draft)) {
    const early = now[field];
    fillIn(form, field, early === undefined || early === initial[field] ? value : early);
  }
}

/** The draft with the fields that differ from their initial values. Fields that the form does not show now stay. */
function withChanges(draft: FieldValues, initial: FieldValues, typed: [string, string][]): FieldValues {
  const all = { ...draft, ...Object.fromEntries(typed) };
  for (const [field, value] of typed) if (value === (initial[field] ?? '')) delete all[field];
  return all;
}

const never = () => () => {};

/** True once fields that depend on the browser, such as a time zone, have their value. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Removes the draft when the page's action answers this form with a redirect, which means that it was saved. */
function useForgetWhenSaved(marker: RefObject<HTMLInputElement | null>, name: string): void {
  const navigation = useNavigation();
  const isSubmitted = useRef(false);
  const sending = useRef<string>(undefined);
  useEffect(() => {
    const form = marker.current?.form;
    const submit = () => {
      isSubmitted.current = true;
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [marker]);
  useEffect(() => {
    const { state, location } = navigation;
    if (state === 'idle') {
      isSubmitted.current = false;
      sending.current = undefined;
    }
    if (state === 'submitting' && isSubmitted.current) sending.current = location.key;
    if (sending.current && isRedirected(navigation, sending.current)) forgetForm(name);
  }, [navigation, name]);
}
