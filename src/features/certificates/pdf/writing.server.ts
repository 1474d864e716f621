import { rightToLeft } from './bidi.ts';
import { type Face, type Run, runsOf } from './fonts.server.ts';

export type Sheet = PDFKit.PDFDocument;
export type Style = { face: Face; size: number; color: string; spacing?: number };

/** Writes one line with its baseline at `y` points, changing fonts within the line where letters need it. */
export function writeLine(sheet: Sheet, text: string, style: Style, x: number, y: number): void {
  let at = x;
  for (const run of printable(style.face, text)) {
    choose(sheet, run, style.size);
    sheet.fillColor(style.color).text(run.text, at, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: style.spacing ?? 0,
      ...wholeIfBackward(run),
    });
    at += widthOfRun(sheet, run, style);
  }
}

/** The width of a line in points. */
export function widthOf(sheet: Sheet, text: string, style: Style): number {
  return printable(style.face, text).reduce((sum, run) => {
    choose(sheet, run, style.size);
    return sum + widthOfRun(sheet, run, style);
  }, 0);
}

const widthOfRun = (sheet: Sheet, run: Run, { spacing = 0 }: Style): number =>
  sheet.widthOfString(run.text, { characterSpacing: spacing, ...wholeIfBackward(run) });

/** Without a feature list the library shapes word by word, which leaves right-to-left words in the wrong order. */
const wholeIfBackward = ({ text }: Run) => (rightToLeft.test(text) ? { features: [] } : {});

function choose(sheet: Sheet, run: Run, size: number): void {
  const name = run.font.postscriptName;
  sheet.registerFont(name, run.font as unknown as Buffer).font(name, size); // The types lack fontkit's fonts.
}

/** Omits letters without a glyph, so that no empty box is printed. */
function printable(face: Face, text: string): Run[] {
  const letters = [...text.normalize('NFC')].filter((letter) => runsOf(face, letter) !== null);
  return runsOf(face, letters.join('')) ?? [];
}

const letter = /[\p{L}\p{M}]/u;
/** Anything but joiners and bidi marks, which removed emoji leave behind. */
const visible = /\P{Cf}/u;

/**
 * A printable form of a name. Emoji and other symbols are left out, and so are words entirely in a script that the
 * fonts lack, because people often write their name in two scripts. Words are never cut.
 * @returns null when nothing would be left, or a word would be misspelt
 */
export function printableName(face: Face, name: string): string | null {
  const whole = withoutBrackets(name.normalize('NFC'));
  if (letter.test(whole) && runsOf(face, whole)) return whole;
  const words: string[] = [];
  for (const word of whole.split(/[\s()（）]+/)) {
    const signs = [...word];
    const printable = signs.filter((sign) => runsOf(face, sign) !== null);
    const [all, can] = [signs, printable].map((some) => some.filter((sign) => letter.test(sign)).length);
    if (can === all) words.push(printable.join(''));
    else if (can !== 0) return null;
  }
  const found = words.filter((word) => visible.test(word)).join(' ');
  return letter.test(found) ? found : null;
}

/** Removes the brackets of a name with right-to-left words: between words in different directions they are mirrored. */
const withoutBrackets = (name: string): string =>
  rightToLeft.test(name)
    ? name
        .replace(/[()（）]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : name;

/**
 * Wraps a text into at most `lines` lines of `width` points, at the largest of `sizes` that fits. If even the
 * smallest is too large, the text is cut off with an ellipsis.
 */
export function fitText(
  sheet: Sheet,
  text: string,
  style: Omit<Style, 'size'>,
  sizes: readonly number[],
  width: number,
  lines: number,
) {
  for (const size of sizes) {
    const broken = breakLines(sheet, text, { ...style, size }, width);
    if (broken.length <= lines) return { size, lines: broken };
  }
  const size = sizes.at(-1) ?? 12;
  const broken = breakLines(sheet, text, { ...style, size }, width);
  return { size, lines: [...broken.slice(0, lines - 1), `${broken[lines - 1]}…`] };
}

function breakLines(sheet: Sheet, text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((one) => pieces(sheet, one, style, width))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(sheet, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than a line. */
function pieces(sheet: Sheet, word: string, style: Style, width: number): string[] {
  if (widthOf(sheet, word, style) <= width) return [word];
  const found: string[] = [];
  for (const letter of word) {
    const last = found.at(-1);
    if (last !== undefined && widthOf(sheet, last + letter, style) <= width)
      found[found.length - 1] = last + letter;
    else found.push(letter);
  }
  return found;
}
