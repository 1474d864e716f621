import { useLayoutEffect, useState } from 'react';
import type { Viewer } from '../../../contract/viewer.ts';
import { findForm, keepForm } from './form-drafts.ts';

/**
 * The storage key of an unfinished form of the signed-in user, or of a visitor. What a visitor typed before signing in
 * moves to their own key. The key stays the same when the session ends, because what they go on typing is still theirs.
 */
export function useDraftName(form: 'contact' | 'application', viewer: Viewer | null): string {
  const before = `${form}:visitor`;
  const [name] = useState(viewer ? `${form}:${viewer._id}` : before);
  // Runs before the form's effect, which restores the stored input.
  useLayoutEffect(() => {
    if (name !== before) continueForm(before, name);
  }, [before, name]);
  return name;
}

/** Moves the input of a form to another key, without its empty fields. Nothing stays for another person to see. */
export function continueForm(before: string, name: string, ...storage: StorageParam): void {
  const typed = Object.entries(findForm(before, ...storage)).filter(([, value]) => value !== '');
  if (typed.length > 0)
    keepForm(name, { ...findForm(name, ...storage), ...Object.fromEntries(typed) }, ...storage);
  keepForm(before, {}, ...storage);
}

type StorageParam = [storage?: Parameters<typeof findForm>[1]];
