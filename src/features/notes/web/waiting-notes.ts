import { type DeviceChanges, deviceChanges, isSame } from '../../../lib/form/drafts/device-changes.ts';

/** Where a learner wrote a note, and its text. `replaces`: the text that they saw when they began to edit the note. */
export type Content = { lectureId: string; second: number; text: string; replaces?: string | undefined };

/** A change that the server does not have yet: the new content, or null for a deleted note. */
export type Change = {
  content: Content | null;
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
 * made in another tab, both are kept, and the new text becomes a note of its own.
 */
export function withChange(waiting: Waiting, id: string, change: Change): Waiting {
  const before = waiting[id]?.content;
  if (!before || !change.content) return { ...waiting, [id]: change };
  if (before.text !== change.content.replaces) return { ...waiting, [crypto.randomUUID()]: change };
  return { ...waiting, [id]: { content: { ...change.content, replaces: before.replaces } } };
}

/** Marks a change as refused, unless a newer one has replaced it. */
export const withRefusal = (waiting: Waiting, id: string, sent: Change, refused: string): Waiting =>
  isSame(waiting[id], sent) ? { ...waiting, [id]: { ...sent, refused } } : waiting;
