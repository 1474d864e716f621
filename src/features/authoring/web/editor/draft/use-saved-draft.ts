import { useEffect, useRef } from 'react';
import type { EditorState } from '../../../draft/edited-course.ts';
import { forgetDraft, keepDraft } from '../../../draft/saved-draft.ts';

type Draft = { state: EditorState; id: string; version?: number; dirty: boolean };

/**
 * A draft is written after a pause in typing, or every few seconds if there is none: a long course has a large draft.
 */
const pauseMs = 500;
const everyMs = 4000;

/**
 * Saves unsaved work in the browser half a second after the last change, every four seconds during continuous changes,
 * and when the page is left. If the changes are undone by hand, the draft is deleted.
 * @returns a function that deletes the draft and stops writing it: after saving, or when the changes are discarded
 */
export function useSavedDraft(key: string, draft: Draft) {
  const { state, id, version, dirty } = draft;
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writeBy = useRef<number>(undefined);
  const isOver = useRef(false);
  const isSaved = useRef(dirty);

  useEffect(() => {
    latest.current = { state, id, version, dirty };
    if (dirty || isSaved.current) writeSoon();
    window.addEventListener('pagehide', write);
    return () => window.removeEventListener('pagehide', write);

    function writeSoon() {
      clearTimeout(timer.current);
      const now = performance.now();
      writeBy.current ??= now + everyMs;
      timer.current = setTimeout(write, Math.min(pauseMs, writeBy.current - now));
    }
    function write() {
      clearTimeout(timer.current);
      writeBy.current = undefined;
      if (isOver.current) return;
      const { dirty: isDirty, ...rest } = latest.current;
      if (isDirty) keepDraft(localStorage, key, { ...rest, at: new Date().toISOString() });
      else if (isSaved.current) forgetDraft(localStorage, key);
      isSaved.current = isDirty;
    }
  }, [key, state, id, version, dirty]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    isOver.current = true;
    clearTimeout(timer.current);
    forgetDraft(localStorage, key);
  };
}
