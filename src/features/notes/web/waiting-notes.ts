import {
  type DeviceChanges,
  deviceChanges,
  isSame,
  withoutSent,
} from '../../../lib/form/drafts/device-changes.ts';

/** Where a learner wrote a note, and its text. */
export type Content = { lectureId: string; second: number; text: string };

/** A change that the server does not have yet: the new content, or null for a deleted note. */
export type Change = {
  content: Content | null;
  /** The text that the learner saw when they began to edit the note, or deleted it; undefined for a new note. */
  replaces?: string | undefined;
  /** Why the server refused it. It waits until its author changes it. */
  refused?: string;
};

/** Changes by the id of their note, oldest first. */
export type Waiting = Readonly<Record<string, Change>>;

/** The changes that wait on this device. Stored per user: several may share a browser. */
export const waitingNotes = (viewerId: string, courseId: string): DeviceChanges<Change> =>
  deviceChanges(`milepost:notes:${viewerId}:${courseId}`, isChange);

function isChange(value: unknown): boolean {
  const content = (value as Partial<Change> | null)?.content;
  return content === null || typeof content?.text === 'string';
}

/**
 * Adds a change. It replaces an earlier change to the same note if the author had seen that one. If not, because it was
 * made in another tab, the earlier text is kept: a new text becomes a separate note, and a deletion is dropped.
 */
export function withChange(waiting: Waiting, id: string, change: Change): Waiting {
  const before = waiting[id];
  if (!before?.content) return { ...waiting, [id]: change };
  if (before.content.text === change.replaces)
    return { ...waiting, [id]: { ...change, replaces: before.replaces } };
  return change.content ? { ...waiting, [crypto.randomUUID()]: change } : waiting;
}

/** Removes a change that the server now has. A newer change to the same note then replaces what was sent. */
export function afterSending(waiting: Waiting, id: string, sent: Change): Waiting {
  const left = withoutSent(waiting, id, sent);
  const newer = left[id];
  return newer ? { ...left, [id]: { ...newer, replaces: sent.content?.text } } : left;
}

/** Marks a refused text and removes a refused deletion, unless a newer change to the note has replaced it. */
export const withRefusal = (waiting: Waiting, id: string, sent: Change, refused: string): Waiting =>
  sent.content && isSame(waiting[id], sent)
    ? { ...waiting, [id]: { ...sent, refused } }
    : withoutSent(waiting, id, sent);
