/**
 * What a line of text must not contain: line breaks, NUL and other control characters, lone surrogates, non-characters
 * (no font can render them) and bidi controls that reorder the text after them. Right-to-left text itself is welcome.
 */
const unwelcomeInLine = /[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
const everyUnwelcomeInLine = new RegExp(unwelcomeInLine, 'gu');
/** The same for a longer text, which may have line breaks and tabs. */
const unwelcomeInText = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;
const somethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const plainLineSentence = 'Please use one line of plain text, without control characters.';
export const plainTextSentence = 'Please use plain text, without control characters.';

/** Turns any value, such as a file name, into one line of text. */
export const asPlainLine = (text: string): string => text.replaceAll(everyUnwelcomeInLine, ' ');

/**
 * Invisible control characters that people paste unknowingly. NUL is not among them: validation refuses it, as
 * PostgreSQL does.
 */
const strayControls = /(?![\0\t\n\r])\p{Cc}/gu;

/**
 * The text without stray control characters; line breaks and tabs stay. Fields remove them instead of reporting an
 * error. A form sends each line break as two characters: they become one, as the field counts them.
 */
export const withoutControls = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(strayControls, '');

/** The same for one line, where a tab becomes a space. */
export const lineWithoutControls = (text: string): string => withoutControls(text).replaceAll('\t', ' ');

/** Invisible characters that validation refuses, and that nobody could find in a field to delete them. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{NChar}\u202a-\u202e\u2066-\u2069]/gu;

/** What a field keeps of typed or pasted text. Word processors' separators become line breaks. */
export const typeable = (text: string): string =>
  text.replaceAll(invisible, '').replaceAll(/[\u2028\u2029]/g, '\n');

/** The same for a field of one line, where line breaks become spaces. */
export const typeableLine = (text: string): string => typeable(text).replaceAll(/[\r\n]+/g, ' ');

export const isPlainLine = (text: string): boolean => !unwelcomeInLine.test(text);
export const isPlainText = (text: string): boolean => !unwelcomeInText.test(text);

/** Whether a text has visible characters: zero-width spaces are not a name. */
export const isVisible = (text: string): boolean => somethingToSee.test(text);

/**
 * Whether the text is exactly one email address, without what email programs read as a second address, a comment or a
 * display name.
 */
const address = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+$/u;

export const isAddress = (text: string): boolean => address.test(text);

const link = /(?:https?:\/\/|www\.)\S/i;

/** Whether a text contains something that people or browsers would read as a link. */
export const hasLink = (text: string): boolean => link.test(text);

/** Counts characters as people do, so that an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;
