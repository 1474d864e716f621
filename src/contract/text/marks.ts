/** Apostrophes and quotation marks: people type straight ones, texts have typographic ones, or the other way round. */
const mark = '[\'‘’ʼ′´`"“”„«»]';

export const anyMark = new RegExp(mark, 'g');

const outerMarks = new RegExp(`^(?:${mark}|\\s)+|(?:${mark}|\\s)+$`, 'g');

/** A search without the marks around it, which do not affect what it finds. */
export const withoutOuterMarks = (search: string): string => search.replaceAll(outerMarks, '');

/** Whether a text contains a search, whatever its case and marks: for lists that are searched in memory. */
export const containsText = (text: string, search: string): boolean => plain(text).includes(plain(search));

const plain = (text: string): string => text.toLowerCase().replaceAll(anyMark, "'");
