import type { Note } from '../contract.ts';
import type { Change, Waiting } from './waiting-notes.ts';

/** A note as its author last wrote it, whether or not the server has it. */
export type ShownNote = {
  _id: string;
  second: number;
  text: string;
  /** What the server does not have yet. */
  unsent?: Change;
};

/** The notes of a lecture in the order of the video: the server's, with what is waiting on this device. */
export function shownNotes(stored: readonly Note[], waiting: Waiting, lectureId: string): ShownNote[] {
  const saved = stored.filter(({ _id, lecture }) => lecture?._id === lectureId && !(_id in waiting));
  const unsent = Object.entries(waiting).flatMap(([_id, change]) =>
    change.content?.lectureId === lectureId ? [{ ...change.content, _id, unsent: change }] : [],
  );
  return [...saved, ...unsent].toSorted((one, other) => one.second - other.second);
}
