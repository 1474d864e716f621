import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createClient } from '../../../contract/api/client.ts';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { mayBeSentLater } from '../../../lib/connection/is-temporary.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { Note } from '../contract.ts';
import {
  afterSending,
  type Change,
  type Content,
  type Waiting,
  waitingNotes,
  withChange,
  withRefusal,
} from './waiting-notes.ts';

const retryMs = 15_000;
const refreshing = ['online', 'focus'];

/**
 * The user's notes in a course: loaded once, changed on this device immediately, and sent as soon as there is a
 * connection.
 */
export function useNotes(courseId: string, viewerId: string) {
  const calls = useMemo(() => callsOf(courseId), [courseId]);
  const { stored, failed, load, replace } = useStored(calls.list);
  const { waiting, change } = useSending(courseId, viewerId, calls.send, replace, load);
  return {
    stored,
    waiting,
    failed,
    retry: load,
    change,
  };
}

function callsOf(courseId: string) {
  const notes = () => createClient(window.location.origin).courses[':id'].notes;
  return {
    list: async () => (await read(notes().$get({ param: segments({ id: courseId }) }))).notes,
    /** @returns the stored note; undefined for a deleted one */
    send: async (noteId: string, { content, replaces }: Change): Promise<Note | undefined> => {
      const one = notes()[':noteId'];
      const param = segments({ id: courseId, noteId });
      if (content) return (await read(one.$put({ param, json: { replaces, ...content } }))).note;
      await read(one.$delete({ param, json: { replaces } }));
      return undefined;
    },
  };
}

/** The server's notes; null until it has responded. */
function useStored(list: () => Promise<Note[]>) {
  const [stored, setStored] = useState<Note[] | null>(null);
  const [failed, setFailed] = useState(false);
  const changes = useRef(0);
  const load = useCallback(() => {
    setFailed(false);
    const before = changes.current;
    // A list that was requested before a note was sent may lack it.
    list().then(
      (notes) => (changes.current === before ? setStored(notes) : load()),
      () => setFailed(true),
    );
  }, [list]);
  useEffect(() => {
    load();
    // Another tab or device may have changed them.
    for (const event of refreshing) window.addEventListener(event, load);
    return () => {
      for (const event of refreshing) window.removeEventListener(event, load);
    };
  }, [load]);
  const replace = useCallback((id: string, note: Note | undefined) => {
    changes.current += 1;
    setStored((before) => [...(before ?? []).filter(({ _id }) => _id !== id), ...(note ? [note] : [])]);
  }, []);
  return { stored, failed, load, replace };
}

/**
 * Keeps the changes that the server does not have yet, and sends them: immediately, whenever the connection returns,
 * and every 15 seconds.
 */
function useSending(
  courseId: string,
  viewerId: string,
  send: (id: string, change: Change) => Promise<Note | undefined>,
  onSent: (id: string, note: Note | undefined) => void,
  onRefused: () => void,
) {
  const storage = useMemo(() => waitingNotes(viewerId, courseId), [viewerId, courseId]);
  const [waiting, setWaiting] = useState<Waiting>({});
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const update = useCallback(
    (change: (before: Waiting) => Waiting) => setWaiting(storage.update(change)),
    [storage],
  );
  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (running.current) return;
    running.current = true;
    let next = firstUnsent(storage.read());
    while (next) {
      const [id, change] = next;
      try {
        onSent(id, await send(id, change));
        update((before) => afterSending(before, id, change));
      } catch (error) {
        if (mayBeSentLater(error)) {
          timer.current = setTimeout(() => void flush(), retryMs);
          break;
        }
        const { message } = error as Error;
        update((before) => withRefusal(before, id, change, message));
        // The note is shown again, with a text that may be newer.
        if (!change.content) toast.error(message);
        onRefused();
      }
      next = firstUnsent(storage.read());
    }
    // Another tab may have sent what was waiting.
    update((before) => before);
    running.current = false;
  }, [storage, update, send, onSent, onRefused]);
  useEffect(() => {
    setWaiting(storage.read());
    void flush();
    window.addEventListener('online', flush);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', flush);
    };
  }, [storage, flush]);
  /**
   * Saves a note, or deletes it if `content` is missing. `replaces`: the text that the learner saw, if it is not new.
   */
  const change = (id: string, content: Content | null, replaces?: string) => {
    update((before) => withChange(before, id, { content, replaces }));
    void flush();
  };
  return { waiting, change };
}

const firstUnsent = (waiting: Waiting): [string, Change] | undefined =>
  Object.entries(waiting).find(([, { refused }]) => !refused);
