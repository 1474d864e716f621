/** What is wrong with captions: a sentence that names the line, counted from 1. */
export type CaptionsFault = { line: number; sentence: string };

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]+\\S.*)?$`);

/**
 * Judges WebVTT as players read it: the header, and cues whose times are whole, in order and longer than nothing.
 * Null when all is well. Notes, styles, regions and cue names are left as they are.
 */
export function captionsFault(text: string): CaptionsFault | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return at(0, 'the file must begin with WEBVTT.');
  let cues = 0;
  let latest = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const match = timing.exec(line.trim());
    if (!match) return at(index, 'times must look like 00:01.000 --> 00:04.000.');
    const [start, end] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))];
    if (end <= start) return at(index, 'a caption must end after it begins.');
    if (start < latest) return at(index, 'captions must be in the order in which they begin.');
    latest = start;
    cues += 1;
  }
  return cues === 0 ? at(lines.length - 1, 'there are no captions in it.') : null;
}

export const notCaptionsSentence = 'These captions are not valid WebVTT.';
export const notUtf8Sentence = 'These captions are not saved as UTF-8 text.';

/** The text of a file; null when it is not UTF-8. */
export function utf8Of(bytes: AllowSharedBufferSource): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const at = (index: number, what: string): CaptionsFault => ({
  line: index + 1,
  sentence: `These captions are not valid WebVTT. Line ${index + 1}: ${what}`,
});

function secondsOf([hours, minutes, seconds, thousandths]: (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
