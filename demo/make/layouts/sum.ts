import type { Slide } from '../../types.ts';
import { THEME } from '../drawing/theme.ts';
import { AREA, box, fold, textAt, WIDTH } from './frame.ts';

type Sum = Extract<Slide, { kind: 'sum' }>;

const RESULT = 84;
const WORKING = AREA.left + 420;

/** A calculation's first `shown` lines; the last step shows the result below a rule. */
export function sum({ heading, lines, result }: Sum, shown: number): string {
  if (lines.length > 6) throw new Error(`“${heading}” has more than six lines.`);
  const step = Math.min(72, Math.floor((AREA.bottom - AREA.top - RESULT - 20) / lines.length));
  const size = step >= 60 ? 32 : 28;
  const drawn = lines.slice(0, shown).map(([label, working, value], i) => {
    const y = AREA.top + i * step;
    const fill = THEME.secondInk;
    return [
      textAt(oneLine(label, 410, size), AREA.left, y, { size }),
      textAt(oneLine(working, 470, size), WORKING, y, { size, fill }),
      textAt(oneLine(value, 220, size), AREA.right - 20, y, { size, weight: 600, anchor: 'end' }),
    ].join('');
  });
  const below = AREA.top + lines.length * step + 16;
  return drawn.join('') + (shown > lines.length ? resultAt(result, below) : '');
}

function resultAt([label, value]: Sum['result'], y: number): string {
  return `${box(AREA.left, y, WIDTH, RESULT, THEME.tint)}
    <rect x="${AREA.left}" y="${y}" width="10" height="${RESULT}" fill="${THEME.amber}"/>
    ${textAt(oneLine(label, 760, 34), AREA.left + 34, y + 22, { size: 34, weight: 600 })}
    ${textAt([value], AREA.right - 20, y + 18, { size: 40, weight: 600, fill: THEME.green, anchor: 'end' })}`;
}

function oneLine(text: string, width: number, size: number): string[] {
  const lines = fold(text, width, size);
  if (lines.length > 1) throw new Error(`“${text}” does not fit on one line.`);
  return lines;
}
