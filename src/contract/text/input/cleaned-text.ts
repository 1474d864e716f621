/**
 * The characters that a line of text must not contain: line breaks, NUL and other control characters, lone surrogates,
 * non-characters (no font can render them) and bidi controls that reorder the text after them. Right-to-left text
 * itself is allowed.
 */
export const forbiddenInLine = /[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
const everyForbiddenInLine = new RegExp(forbiddenInLine, 'gu');

/** Turns any text, such as a file name, into one plain line. */
export const asPlainLine = (text: string): string => text.replaceAll(everyForbiddenInLine, ' ');

/** Invisible characters that validation refuses: people could not find them in a field to delete them. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{NChar}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Removes invisible characters from a text in a file, of one line or several. Word processors' separators become
 * spaces.
 */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(invisible, '').replaceAll(/[\u2028\u2029]/g, ' ');

/** Removes invisible characters from typed or pasted text. Word processors' separators become line breaks. */
export const typeable = (text: string): string =>
  text.replaceAll(invisible, '').replaceAll(/[\u2028\u2029]/g, '\n');

/** Like `typeable`, for a single-line field, where line breaks become spaces. */
export const typeableLine = (text: string): string => typeable(text).replaceAll(/[\r\n]+/g, ' ');
