/**
 * What no line of text may hold: line breaks, NUL and other control characters, halves of characters, what never is a
 * character (no picture can be drawn of it), and the marks that turn the direction of what follows. Text that is itself
 * written from right to left is welcome.
 */
const unwelcomeInLine = /[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
const everyUnwelcomeInLine = new RegExp(unwelcomeInLine, 'gu');
/** The same for a longer text, which may have line breaks and tabs. */
const unwelcomeInText = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;
const somethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const plainLineSentence = 'Please use one line of plain text, without control characters.';
export const plainTextSentence = 'Please use plain text, without control characters.';

/** A line of whatever was given, such as the name of a file. */
export const asPlainLine = (text: string): string => text.replaceAll(everyUnwelcomeInLine, ' ');

/** Invisible controls that people paste without knowing. NUL is not among them: it is refused, as PostgreSQL does. */
const strayControls = /(?![\0\t\n\r])\p{Cc}/gu;

/** The text without stray control characters; line breaks and tabs stay. Fields remove them instead of complaining. */
export const withoutControls = (text: string): string => text.replaceAll(strayControls, '');

/** The same for one line, where a tab is a space. */
export const lineWithoutControls = (text: string): string => withoutControls(text).replaceAll('\t', ' ');

/** What a field keeps of what is typed or pasted into it: as above, and without NUL, which nobody types on purpose. */
export const typeable = (text: string): string => withoutControls(text).replaceAll('\0', '');

export const isPlainLine = (text: string): boolean => !unwelcomeInLine.test(text);
export const isPlainText = (text: string): boolean => !unwelcomeInText.test(text);

/** Whether a reader would see anything at all: spaces of no width are not a name. */
export const isVisible = (text: string): boolean => somethingToSee.test(text);

/** One address and nothing else: what mail programs read as a second one, a comment or a name is not part of it. */
const address = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+$/u;

export const isAddress = (text: string): boolean => address.test(text);

/** Characters as people count them, so that an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;
