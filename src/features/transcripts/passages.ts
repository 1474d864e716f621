import { cuesOf } from '../../contract/text/webvtt.ts';

/** A sentence or two, and the second at which it begins. */
export type Passage = { second: number; text: string };

const enough = 80;
const most = 300;
/** No passage begins earlier than this before its last caption. */
export const spanSeconds = 15;
const sentenceEnd = /[.!?…。！？]["’”)\]]*$/;

/**
 * The captions of a WebVTT file, joined into passages that end with a sentence, so that a search matches whole
 * sentences.
 */
export function passagesOf(vtt: string): Passage[] {
  const passages: Passage[] = [];
  for (const { start, text } of cuesOf(vtt)) {
    const last = passages.at(-1);
    if (last && start - last.second < spanSeconds && !isWhole(last.text)) last.text = `${last.text} ${text}`;
    else passages.push({ second: Math.floor(start), text });
  }
  return passages;
}

const isWhole = (text: string): boolean =>
  text.length >= most || (text.length >= enough && sentenceEnd.test(text));
