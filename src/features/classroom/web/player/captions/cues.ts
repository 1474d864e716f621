import type { Cue } from '../../../../../contract/text/webvtt.ts';

/** The index of the cue at a time in seconds, or of the last one before it; -1 before the first. */
export const cueAt = (cues: readonly Cue[], time: number): number =>
  cues.findLastIndex(({ start }) => start <= time + 0.05);

export type Piece = { text: string; isMatch: boolean };

/** A text split into matching and other parts; null when it does not contain the query. Case-insensitive. */
export function findIn(text: string, query: string): Piece[] | null {
  const [where, what] = [text.toLocaleLowerCase(), query.trim().toLocaleLowerCase()];
  if (what === '') return [{ text, isMatch: false }];
  if (!where.includes(what) || where.length !== text.length)
    return where.includes(what) ? [{ text, isMatch: true }] : null;
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isMatch: false });
    from = at + what.length;
    pieces.push({ text: text.slice(at, from), isMatch: true });
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isMatch: false }] : pieces;
}
