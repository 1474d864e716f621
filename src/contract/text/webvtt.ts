/** A caption: its text on one line, and its start and end in seconds. */
export type Cue = { start: number; end: number; text: string };

/** Why captions are invalid: a sentence that names the line, counted from 1. */
type CaptionsFault = { line: number; sentence: string };

type Times = { start: number; end: number };

/**
 * A block of lines between two blank lines. A block with a line of times is a cue; others are notes, styles or regions.
 */
type Block = { lines: string[]; cue: { line: number; index: number; times: Times | null } | null };

const arrow = '-->';
const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+${arrow}[ \\t]+${time}(?:[ \\t]+\\S.*)?$`);

export const notCaptionsSentence = 'These captions are not valid WebVTT.';
export const largeCaptionsSentence = 'These captions are larger than 2 MB.';
export const notUtf8Sentence = 'These captions are not saved as UTF-8 text.';

/** The cues of a WebVTT file, ordered by start. Leaves out notes, styles, regions and cues that never show. */
export const cuesOf = (vtt: string): Cue[] =>
  blocksOf(vtt)
    .flatMap(({ lines, cue }) => {
      if (!cue?.times || cue.times.end <= cue.times.start) return [];
      const text = plainText(lines.slice(cue.index + 1));
      return text ? [{ ...cue.times, text }] : [];
    })
    .sort((a, b) => a.start - b.start);

/** A WebVTT file without the cues that start at or after a moment, in seconds. */
export function captionsUntil(vtt: string, seconds: number): string {
  const early = blocksOf(vtt).filter(({ cue }) => !cue || (cue.times !== null && cue.times.start < seconds));
  return `${early.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * Validates WebVTT as players read it: the header, and cues in order with complete times that end after they start.
 * @returns null when the file is valid
 */
export function captionsFault(vtt: string): CaptionsFault | null {
  const lines = linesOf(vtt);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return faultAt(0, 'the file must start with WEBVTT.');
  const cues = blocksOf(vtt).flatMap(({ cue }) => cue ?? []);
  if (cues.length === 0) return faultAt(lines.length - 1, 'the file contains no captions.');
  let latest = 0;
  for (const { line, times } of cues) {
    if (!times) return faultAt(line, 'times must look like 00:01.000 --> 00:04.000.');
    if (times.end <= times.start) return faultAt(line, 'a caption must end after it starts.');
    if (times.start < latest) return faultAt(line, 'captions must be in order of their start times.');
    latest = times.start;
  }
  return null;
}

/** The text of a file; null when it is not UTF-8. */
export function utf8Of(bytes: AllowSharedBufferSource): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const faultAt = (index: number, what: string): CaptionsFault => ({
  line: index + 1,
  sentence: `${notCaptionsSentence} Line ${index + 1}: ${what}`,
});

/** The lines of a file. As in the standard, NUL becomes a replacement character; the database could not store it. */
const linesOf = (vtt: string): string[] =>
  vtt
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/);

/** Splits blocks as the standard does: a line of times also starts a new cue without a blank line before it. */
function blocksOf(vtt: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  for (const [line, text] of linesOf(vtt).entries()) {
    const hasTimes = text.includes(arrow);
    if (text === '' || (hasTimes && block && !mayTakeTimes(block, blocks))) block = null;
    if (text === '') continue;
    if (!block) {
      block = { lines: [], cue: null };
      blocks.push(block);
    }
    if (hasTimes) block.cue = { line, index: block.lines.length, times: timesOf(text) };
    block.lines.push(text);
  }
  return blocks;
}

/** Only a cue's identifier may precede its times; the file header is not an identifier. */
const mayTakeTimes = (block: Block, blocks: Block[]): boolean =>
  !block.cue && block.lines.length === 1 && block !== blocks[0];

function timesOf(line: string): Times | null {
  const parts = timing.exec(line.trim())?.slice(1);
  return parts ? { start: secondsOf(parts.slice(0, 4)), end: secondsOf(parts.slice(4)) } : null;
}

function secondsOf([hours, minutes, seconds, thousandths]: (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/** The character references that captions commonly contain. */
const references = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    '#39': "'",
    nbsp: ' ',
    lrm: '',
    rlm: '',
  }),
);

/** The visible text on one line: without voices, styles and line breaks. */
const plainText = (lines: string[]): string =>
  lines
    .join(' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (all, name: string) => references.get(name) ?? all)
    .replace(/\s+/g, ' ')
    .trim();
