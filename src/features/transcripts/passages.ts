import { withoutMarkup } from '../../contract/text/markdown-rules.ts';
import { cuesOf } from '../../contract/text/webvtt.ts';

/** A sentence or two, and the second of the video at which it begins; null in a text. */
export type Passage = { second: number | null; text: string };

type Spoken = { second: number; text: string };

/** From this length on, a passage ends with its sentence. */
const enough = 80;
/** From this length on, a passage ends even within a sentence. */
const most = 300;
/** The last caption of a passage starts less than this many seconds after the first. */
export const spanSeconds = 15;
const sentenceEnd = /[.!?…。！？]["’”)\]]*$/;

/**
 * The captions of a WebVTT file, joined into passages that end with a sentence, so that a search matches whole
 * sentences.
 */
export function passagesOf(vtt: string): Spoken[] {
  const passages: Spoken[] = [];
  for (const { start, text } of cuesOf(vtt)) {
    const last = passages.at(-1);
    if (last && start - last.second < spanSeconds && !isWhole(last.text)) last.text = `${last.text} ${text}`;
    else passages.push({ second: Math.floor(start), text });
  }
  return passages;
}

const isWhole = (text: string): boolean =>
  text.length >= most || (text.length >= enough && sentenceEnd.test(text));

/** The paragraphs of a Markdown text as readers see them, long ones split at the end of a sentence. */
export const passagesOfText = (markdown: string): Passage[] =>
  markdown
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)]|#{1,6}|>)\s)/)
    .map(withoutMarkup)
    .flatMap(inSentences)
    .map((text) => ({ second: null, text }));

function inSentences(text: string): string[] {
  const passages: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = passages.at(-1);
    if (last !== undefined && !isWhole(last)) passages[passages.length - 1] = `${last} ${word}`;
    else passages.push(word);
  }
  return passages;
}
