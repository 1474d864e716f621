import type { Font } from 'fontkit';

/** Splits a text into runs that a single font can render; null if a character is in none of the fonts. */
export type RunsOf = (face: readonly Font[], text: string) => { font: Font; text: string }[] | null;

export type Pen = { face: readonly Font[]; size: number; runsOf: RunsOf };

/** The width of a line in pixels; an estimate if our fonts lack one of its characters. */
export function widthOf(pen: Pen, text: string): number {
  const runs = pen.runsOf(pen.face, text);
  if (!runs) return [...text].length * pen.size * 0.8;
  return runs.reduce((width, run) => width + advanceOf(pen, run), 0);
}

/**
 * A line as SVG outlines, so it looks the same on a machine without our fonts. If our fonts lack one of its characters,
 * it stays text, in a system font.
 */
export function writeLine(pen: Pen, text: string, x: number, baseline: number, fill: string): string {
  const runs = pen.runsOf(pen.face, text);
  if (!runs) {
    return `<text x="${x}" y="${baseline}" font-size="${pen.size}" font-family="sans-serif" font-weight="700" fill="${fill}">${escapeXml(text)}</text>`;
  }
  let at = x;
  const letters = runs.map((run) => {
    const layout = run.font.layout(run.text);
    const scale = pen.size / run.font.unitsPerEm;
    const svg = layout.glyphs.map((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = layout.positions[i] ?? {};
      const place = `translate(${round(at + xOffset * scale)} ${round(baseline - yOffset * scale)})`;
      at += xAdvance * scale;
      const path = glyph.path.toSVG();
      return path && `<path transform="${place} scale(${scale} ${-scale})" d="${path}"/>`;
    });
    return svg.join('');
  });
  return `<g fill="${fill}">${letters.join('')}</g>`;
}

/** Breaks a text into lines no wider than `width`; text beyond `most` lines ends in an ellipsis. */
export function breakLines(pen: Pen, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(pen, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1]}…`;
  while (widthOf(pen, last) > width && last.length > 2) last = `${last.slice(0, -2).trimEnd()}…`;
  return [...lines.slice(0, most - 1), last];
}

/** Splits a text where lines may break: at spaces, and after 18 characters of a longer word or text without spaces. */
function wordsOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .flatMap((word) => word.match(/.{1,18}/gu) ?? []);
}

function advanceOf({ size }: Pen, { font, text }: { font: Font; text: string }): number {
  const { positions } = font.layout(text);
  return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / font.unitsPerEm;
}

const round = (value: number) => Math.round(value * 100) / 100;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
