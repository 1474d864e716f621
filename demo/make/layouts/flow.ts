import type { Slide } from '../../types.ts';
import { THEME } from '../drawing/theme.ts';
import { AREA, box, fitting, fold, HEIGHT, heightOf, textAt, WIDTH } from './frame.ts';

type Flow = Extract<Slide, { kind: 'flow' }>;

const GAP = 40;
const PAD = 18;

/** The first `shown` steps as boxes from left to right, the newest marked in amber. */
export function flow({ heading, steps }: Flow, shown: number): string {
  const width = (WIDTH - GAP * (steps.length - 1)) / steps.length;
  const size = fitting([32, 30, 28, 26, 24, 22], (size) => measure(steps, width, size).height, heading);
  const { folded, nameHeight, height } = measure(steps, width, size);
  const top = AREA.top + Math.min(40, (HEIGHT - height) / 2);
  return folded
    .slice(0, shown)
    .map(({ name, detail }, i) => {
      const x = Math.round(AREA.left + i * (width + GAP));
      return `${i > 0 ? arrow(x - GAP / 2, top + height / 2) : ''}
        ${box(x, top, width, height, THEME.surface, THEME.border)}
        <rect x="${x + PAD}" y="${top + PAD}" width="48" height="6" rx="3" fill="${i === shown - 1 ? THEME.amber : THEME.green}"/>
        ${textAt(name, x + PAD, top + PAD + 14, { size: size + 4, weight: 600 })}
        ${textAt(detail, x + PAD, top + PAD + 22 + nameHeight, { size, fill: THEME.secondInk })}`;
    })
    .join('');
}

function measure(steps: Flow['steps'], width: number, size: number) {
  const folded = steps.map(([name, detail]) => ({
    name: fold(name, width - 2 * PAD, size + 4),
    detail: fold(detail, width - 2 * PAD, size),
  }));
  const nameHeight = Math.max(...folded.map(({ name }) => heightOf(name, size + 4)));
  const detailHeight = Math.max(...folded.map(({ detail }) => heightOf(detail, size)));
  return { folded, nameHeight, height: nameHeight + detailHeight + 2 * PAD + 28 };
}

function arrow(x: number, y: number): string {
  return `<path d="M${x - 9},${y - 13}L${x + 7},${y}L${x - 9},${y + 13}" fill="none" stroke="${THEME.green}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
}
