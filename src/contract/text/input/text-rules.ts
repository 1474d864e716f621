import { forbiddenInLine } from './cleaned-text.ts';

/** The characters that a longer text must not contain: those of a line, except line breaks and tabs. */
const forbiddenInText = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;
const somethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const plainLineSentence = 'Please use one line of plain text, without control characters.';
export const plainTextSentence = 'Please use plain text, without control characters.';

/**
 * Invisible control characters that people paste unknowingly. NUL is not among them: validation refuses it, as
 * PostgreSQL does.
 */
const strayControls = /(?![\0\t\n\r])\p{Cc}/gu;

/**
 * The text without stray control characters; line breaks and tabs stay. Fields remove them instead of reporting an
 * error. Forms send a line break as two characters; it becomes one, as fields count it. A letter and a separate accent,
 * as in file names on a Mac, become one character, so that searches find the text.
 */
export const withoutControls = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(strayControls, '').normalize('NFC');

/** Like `withoutControls`, for a single line, where a tab becomes a space. */
export const lineWithoutControls = (text: string): string => withoutControls(text).replaceAll('\t', ' ');

export const isPlainLine = (text: string): boolean => !forbiddenInLine.test(text);
export const isPlainText = (text: string): boolean => !forbiddenInText.test(text);

/** Whether a text has visible characters: zero-width spaces are not a name. */
export const isVisible = (text: string): boolean => somethingToSee.test(text);

/**
 * Matches exactly one email address, without anything that email programs read as a second address, a comment or a
 * display name.
 */
const address = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+$/u;

export const isAddress = (text: string): boolean => address.test(text);

/**
 * Like `isAddress`, with a dot after the @: a host name alone, as in `ada@gmail`, may exist in the installation's own
 * network, but nobody elsewhere has such an email.
 */
export const isPublicAddress = (text: string): boolean => isAddress(text) && /@.+\../.test(text);

const link = /(?:https?:\/\/|www\.)\S/i;

/** Whether a text contains `http://…`, `https://…` or `www.…`. A domain alone, such as `bit.ly/x`, does not count. */
export const hasLink = (text: string): boolean => link.test(text);

/** Counts code points, so that a simple emoji is one character, not two. */
export const lengthOf = (text: string): number => [...text].length;
