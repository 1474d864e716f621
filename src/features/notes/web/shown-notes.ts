import type { Note } from '../contract.ts';
import type { Waiting } from './waiting-notes.ts';

/** A note as its author last wrote it, whether or not the server has it. */
export type ShownNote = {
  _id: string;
  second: number;
  text: string;
  state: 'saved' | 'waiting' | 'refused';
  /** Why the server refused it. */
  reason?: string;
};

/** The notes of a lecture in the order of the video: the server's, with what is waiting on this device. */
export function shownNotes(stored: readonly Note[], waiting: Waiting, lectureId: string): ShownNote[] {
  const saved = stored
    .filter(({ _id, lecture }) => lecture?._id === lectureId && !(_id in waiting))
    .map(({ _id, second, text }): ShownNote => ({ _id, second, text, state: 'saved' }));
  const unsent = Object.entries(waiting).flatMap(([_id, { content, refused }]): ShownNote[] => {
    if (content?.lectureId !== lectureId) return [];
    const { second, text } = content;
    return [
      { _id, second, text, ...(refused ? { state: 'refused', reason: refused } : { state: 'waiting' }) },
    ];
  });
  return [...saved, ...unsent].toSorted((one, other) => one.second - other.second);
}
