import { type DeviceChanges, deviceChanges, isSame } from '../../../lib/form/drafts/device-changes.ts';

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

/** The changes that wait on this device. Stored per user: several may share a browser. */
export const waitingNotes = (viewerId: string, courseId: string): DeviceChanges<Change> =>
  deviceChanges(`milepost:notes:${viewerId}:${courseId}`, isChange);

function isChange(value: unknown): boolean {
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

/** Marks a change as refused, unless a newer one has replaced it. */
export const withRefusal = (waiting: Waiting, id: string, sent: Change, refused: string): Waiting =>
  isSame(waiting[id], sent) ? { ...waiting, [id]: { ...sent, refused } } : waiting;
