import { limits } from '../../contract/constants.ts';
import { isPlainText, isVisible, lengthOf } from '../../contract/text/text-rules.ts';
import { tooLongSentence } from '../../contract/text/wording.ts';

/** How many more lectures are needed until a fifth of a course is done; 0 when it may be reviewed. */
export function lecturesToGo({ done, total, completed }: Studied): number {
  if (completed) return 0;
  return total === 0 ? 1 : Math.max(0, Math.ceil(total / 5) - done);
}

export type Studied = { done: number; total: number; completed: boolean };

const link = /(?:https?:\/\/|www\.)\S/i;

/** What is wrong with the words of a review or an answer, as a sentence; null when nothing is. */
export function faultOf(text: string): string | null {
  if (!isPlainText(text)) return 'Please use plain text, without control characters.';
  if (lengthOf(text) > limits.reviewLength) return tooLongSentence(limits.reviewLength);
  if (text !== '' && !isVisible(text)) return 'Please write something that can be read.';
  if (link.test(text)) return 'Please write without links.';
  return null;
}

/** Text as it is kept: line breaks alike, no more than one empty line in a row, nothing around it or behind a line. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** How a reviewer is named in public: `Daniel F.` */
export function publicName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
