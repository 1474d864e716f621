import { timesForgotten } from '../../../lib/form/drafts/form-drafts.ts';

/** Where a learner wrote a note, and its text. */
export type Content = { lectureId: string; second: number; text: string };

/** A change that the server does not have yet: the new content, or null for a deleted note. */
export type Change = {
  content: Content | null;
  /** Why the server refused it. It waits until its author changes it. */
  refused?: string;
};

/** Changes by the id of their note, oldest first. */
export type Waiting = Readonly<Record<string, Change>>;

/** The device's copy of unsent changes. Reads and writes never fail: without storage, it lasts as long as the page. */
export type Storage = { read: () => Waiting; write: (waiting: Waiting) => void };

/** Stored per user: several may share a browser. */
export function deviceStorage(viewerId: string, courseId: string): Storage {
  const key = `milepost:notes:${viewerId}:${courseId}`;
  const atFirst = timesForgotten();
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
        return isWaiting(value) ? value : {};
      } catch {
        return {};
      }
    },
    write: (waiting) => {
      // The viewer has since logged out.
      if (timesForgotten() !== atFirst) return;
      try {
        if (Object.keys(waiting).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(waiting));
      } catch {
        // Private windows may refuse to store data; the page still has the changes.
      }
    },
  };
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && Object.values(value).every(isChange);

function isChange(value: unknown): value is Change {
  const content = (value as Partial<Change> | null)?.content;
  if (content === null) return true;
  return (
    typeof content === 'object' &&
    typeof content.text === 'string' &&
    typeof content.lectureId === 'string' &&
    Number.isSafeInteger(content.second)
  );
}

/** The changes with one more, which replaces an earlier one to the same note. */
export const withChange = (waiting: Waiting, id: string, change: Change): Waiting => ({
  ...waiting,
  [id]: change,
});

/** The changes without this one. A newer change to the same note stays. */
export const withoutChange = (waiting: Waiting, id: string, sent: Change): Waiting =>
  isSame(waiting[id], sent)
    ? Object.fromEntries(Object.entries(waiting).filter(([other]) => other !== id))
    : waiting;

/** Marks a change as refused, unless a newer one has replaced it. */
export const withRefusal = (waiting: Waiting, id: string, sent: Change, refused: string): Waiting =>
  isSame(waiting[id], sent) ? { ...waiting, [id]: { ...sent, refused } } : waiting;

const isSame = (one: Change | undefined, other: Change): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
