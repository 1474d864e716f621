import { useEffect, useRef } from 'react';
import type { EditorState } from '../../editor-state.ts';
import { forgetDraft, keepDraft } from '../../kept-draft.ts';

type Draft = { state: EditorState; version?: number; dirty: boolean };

const everyMs = 500;

/**
 * Keeps what is not saved in the browser, at most half a second old, and when the page is left. What was taken back by
 * hand is forgotten again.
 * @returns what forgets it for good: after saving, or when it is thrown away
 */
export function useKeptDraft(key: string, draft: Draft) {
  const { state, version, dirty } = draft;
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const isKept = useRef(dirty);

  useEffect(() => {
    latest.current = { state, version, dirty };
    if (dirty || isKept.current) timer.current ??= setTimeout(write, everyMs);
    window.addEventListener('pagehide', write);
    return () => window.removeEventListener('pagehide', write);

    function write() {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (isOver.current) return;
      const { dirty: isDirty, ...rest } = latest.current;
      if (isDirty) keepDraft(localStorage, key, { ...rest, at: new Date().toISOString() });
      else if (isKept.current) forgetDraft(localStorage, key);
      isKept.current = isDirty;
    }
  }, [key, state, version, dirty]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    isOver.current = true;
    clearTimeout(timer.current);
    forgetDraft(localStorage, key);
  };
}
