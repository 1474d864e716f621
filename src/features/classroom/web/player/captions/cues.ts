/** A caption: what is said, and from when to when, in seconds. */
export type Cue = { start: number; end: number; text: string };

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})/;

/** The captions of a WebVTT file, in order; what is no caption (notes, styles, regions) is passed over. */
export function cuesOf(vtt: string): Cue[] {
  const blocks = vtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => cueOf(block.split('\n')) ?? []).sort((a, b) => a.start - b.start);
}

function cueOf(lines: string[]): Cue | null {
  const at = lines.findIndex((line) => timing.test(line));
  const parts = timing.exec(lines[at] ?? '')?.slice(1);
  if (!parts || at > 1) return null;
  const [start, end] = [seconds(parts.slice(0, 4)), seconds(parts.slice(4))];
  const text = plainText(lines.slice(at + 1));
  return text && end > start ? { start, end, text } : null;
}

function seconds([hours, minutes, whole, thousandths]: (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** What is read, on one line: without voices, styles and line breaks. */
const plainText = (lines: string[]): string =>
  lines
    .join(' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();

/** The caption being said, or the last one said; -1 before the first. */
export const cueAt = (cues: readonly Cue[], time: number): number =>
  cues.findLastIndex(({ start }) => start <= time + 0.05);

export type Piece = { text: string; found: boolean };

/** A text cut where the words searched for begin and end; null when it does not have them. Case does not count. */
export function findIn(text: string, words: string): Piece[] | null {
  const [where, what] = [text.toLocaleLowerCase(), words.trim().toLocaleLowerCase()];
  if (what === '') return [{ text, found: false }];
  if (!where.includes(what) || where.length !== text.length)
    return where.includes(what) ? [{ text, found: true }] : null;
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), found: false });
    from = at + what.length;
    pieces.push({ text: text.slice(at, from), found: true });
  }
  return from < text.length ? [...pieces, { text: text.slice(from), found: false }] : pieces;
}

/** `0:07`, `12:30`, `1:02:03`. */
export function clockTime(time: number): string {
  const whole = Math.floor(time);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
