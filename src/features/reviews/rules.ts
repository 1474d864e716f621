import { limits } from '../../contract/constants.ts';
import { hasLink, isPlainText, isVisible, lengthOf } from '../../contract/text/input/text-rules.ts';
import { tooLongSentence } from '../../contract/text/wording.ts';

/** How many more lectures complete a fifth of a course; 0 when it may be reviewed. */
export function lecturesToGo({ done, total, completed }: Studied): number {
  if (completed) return 0;
  return total === 0 ? 1 : Math.max(0, Math.ceil(total / 5) - done);
}

type Studied = { done: number; total: number; completed: boolean };

/** The error in the text of a review or a reply, as a sentence; null if there is none. */
export function faultOf(text: string): string | null {
  if (!isPlainText(text)) return 'Please use plain text, without control characters.';
  if (lengthOf(text) > limits.reviewLength) return tooLongSentence(limits.reviewLength);
  if (text !== '' && !isVisible(text)) return 'Please use readable text.';
  if (hasLink(text)) return 'Please remove the links.';
  return null;
}

/** Text as stored: uniform line breaks, at most one blank line in a row, no leading or trailing white space. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
