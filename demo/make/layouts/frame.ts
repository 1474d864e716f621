import { range } from '../drawing/drawing.ts';
import { HEADING, TEXT } from '../drawing/fonts.ts';
import { escapeXml, THEME } from '../drawing/theme.ts';
import { font, MARGIN, page, rail, SLIDE, type SlideFacts } from '../films/slides.ts';

/** The part of a slide below its heading and above the rail. */
export const AREA = { left: MARGIN, right: SLIDE.width - MARGIN, top: 192, bottom: 588 };
export const WIDTH = AREA.right - AREA.left;
export const HEIGHT = AREA.bottom - AREA.top;

/** Width of an average character of the text font, as a share of its size. */
const CHARACTER = 0.465;

export type Style = { size: number; weight?: number; fill?: string; anchor?: 'start' | 'middle' | 'end' };

/** A slide with the lecture's title, a heading and the rail around `content`. */
export function framed(facts: SlideFacts, heading: string, content: string): string {
  if (heading.length > 44) throw new Error(`The heading “${heading}” is too long for one line.`);
  return page(`
    <text x="${MARGIN}" y="76" ${font(TEXT, 26, 600)} fill="${THEME.secondInk}">${escapeXml(facts.title)}</text>
    <text x="${MARGIN}" y="136" ${font(HEADING, 48, 800)} fill="${THEME.ink}">${escapeXml(heading)}</text>
    <rect x="${MARGIN}" y="156" width="72" height="6" rx="3" fill="${THEME.green}"/>
    ${content}
    ${rail(facts)}`);
}

/** Breaks a text into lines of similar length for a column of `width` pixels. Throws when a word is wider. */
export function fold(text: string, width: number, size: number): string[] {
  const limit = Math.floor(width / (size * CHARACTER));
  const longest = Math.max(...text.split(' ').map(({ length }) => length));
  if (longest > limit) throw new Error(`A word of “${text}” does not fit in ${width} pixels.`);
  const { length } = linesOf(text, limit);
  const even = range(limit + 1).find(
    (narrower) => narrower >= longest && linesOf(text, narrower).length === length,
  );
  return linesOf(text, even ?? limit);
}

function linesOf(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines of text whose first baseline is a line's height below `y`. */
export function textAt(lines: string[], x: number, y: number, style: Style): string {
  const { size, weight = 400, fill = THEME.ink, anchor = 'start' } = style;
  return lines
    .map(
      (line, i) =>
        `<text x="${x}" y="${y + size + i * lineHeight(size)}" text-anchor="${anchor}" ${font(TEXT, size, weight)} fill="${fill}">${escapeXml(line)}</text>`,
    )
    .join('');
}

/** Distance between the baselines of two lines. */
export const lineHeight = (size: number) => Math.round(size * 1.25);

/** Height of lines in pixels, with room for descenders. */
export const heightOf = (lines: string[], size: number) => lines.length * lineHeight(size);

export function box(x: number, y: number, width: number, height: number, fill: string, stroke = 'none') {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
}

/** The largest of the sizes at which `height` fits; throws when even the smallest does not. */
export function fitting(sizes: number[], height: (size: number) => number, what: string): number {
  const size = sizes.find((candidate) => fits(candidate, height));
  if (!size) throw new Error(`“${what}” has more text than fits on a slide.`);
  return size;
}

function fits(size: number, height: (size: number) => number): boolean {
  try {
    return height(size) <= HEIGHT;
  } catch {
    return false;
  }
}
