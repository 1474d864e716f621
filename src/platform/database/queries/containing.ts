import { anyMark } from '../../../contract/text/marks.ts';

/**
 * A pattern for `ilike` that matches the text literally, anywhere. An apostrophe or quotation mark matches any character,
 * so that `'` finds `’`; unlike a comparison of changed texts, this uses the indexes there are.
 */
export function containing(text: string): string {
  const literal = text.replace(/[\\%_]/g, (character) => `\\${character}`);
  return `%${literal.replaceAll(anyMark, '_')}%`;
}
