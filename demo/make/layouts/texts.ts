import type { Slide } from '../../types.ts';
import { HEADING } from '../drawing/fonts.ts';
import { diamond, THEME } from '../drawing/theme.ts';
import { font } from '../films/slides.ts';
import { AREA, box, fitting, fold, HEIGHT, heightOf, textAt, WIDTH } from './frame.ts';

type Of<Kind> = Extract<Slide, { kind: Kind }>;

const INDENT = 60;

/** The first `shown` points, the newest with an amber diamond. */
export function points({ heading, points }: Of<'points'>, shown: number): string {
  return list(points, shown, heading, (i, y, size) => {
    const fill = i === shown - 1 ? THEME.amber : THEME.green;
    return `<polygon points="${diamond(AREA.left + 14, y + size * 0.68, 14)}" fill="${fill}"/>`;
  });
}

/** Numbered steps on a tinted panel. */
export function exercise({ steps }: Of<'exercise'>, shown: number): string {
  const numbered = list(steps, shown, 'Exercise', (i, y, size) =>
    textAt([`${i + 1}`], AREA.left + 26, y, { size, weight: 600, fill: THEME.green }),
  );
  return `<rect x="${AREA.left}" y="${AREA.top}" width="8" height="${HEIGHT}" rx="4" fill="${THEME.amber}"/>${numbered}`;
}

function list(
  texts: string[],
  shown: number,
  what: string,
  marker: (index: number, y: number, size: number) => string,
): string {
  const gap = 26;
  const folded = (size: number) => texts.map((text) => fold(text, WIDTH - INDENT - 10, size));
  const size = fitting(
    [42, 40, 38, 36, 34, 32, 30, 28],
    (size) => folded(size).reduce((sum, lines) => sum + heightOf(lines, size) + gap, -gap),
    what,
  );
  let y = AREA.top;
  return folded(size)
    .map((lines, i) => {
      const top = y;
      y += heightOf(lines, size) + gap;
      return i < shown ? marker(i, top, size) + textAt(lines, AREA.left + INDENT, top, { size }) : '';
    })
    .join('');
}

/** The common mistake on the left, then the better way on the right. */
export function contrast({ heading, mistake, better }: Of<'contrast'>, shown: number): string {
  const width = (WIDTH - 40) / 2;
  const inner = width - 64;
  const size = fitting(
    [36, 34, 32, 30, 28, 26],
    (size) => Math.max(...[mistake, better].map((text) => heightOf(fold(text, inner, size), size))) + 110,
    heading,
  );
  const card = (x: number, title: string, text: string, good: boolean) => `
    ${box(x, AREA.top, width, HEIGHT, good ? THEME.tint : THEME.surface, good ? THEME.green : THEME.border)}
    ${textAt([title], x + 32, AREA.top + 24, { size: 28, weight: 600, fill: good ? THEME.green : THEME.secondInk })}
    ${textAt(fold(text, inner, size), x + 32, AREA.top + 78, { size })}`;
  const left = card(AREA.left, 'Common mistake', mistake, false);
  return left + (shown > 1 ? card(AREA.left + width + 40, 'Better', better, true) : '');
}

/** One sentence, large. */
export function statement({ heading, text }: Of<'statement'>): string {
  const inner = WIDTH - 96;
  const size = fitting([48, 44, 40, 36, 34], (size) => heightOf(fold(text, inner, size), size) + 72, heading);
  const lines = fold(text, inner, size);
  const height = heightOf(lines, size) + 72;
  return `${box(AREA.left, AREA.top, WIDTH, height, THEME.tint)}
    <rect x="${AREA.left}" y="${AREA.top}" width="10" height="${height}" fill="${THEME.green}"/>
    <g ${font(HEADING, size, 400)}>${textAt(lines, AREA.left + 52, AREA.top + 30, { size })}</g>`;
}
