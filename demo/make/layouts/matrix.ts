import type { Slide } from '../../types.ts';
import { range } from '../drawing/drawing.ts';
import { diamond, oklch, THEME } from '../drawing/theme.ts';
import { AREA, fold, HEIGHT, lineHeight, textAt } from './frame.ts';

type Matrix = Extract<Slide, { kind: 'matrix' }>;

const LABELS = 150;
const GRID = { x: AREA.left + LABELS, y: AREA.top, width: 500, height: HEIGHT - 66 };
const LEGEND = GRID.x + GRID.width + 44;

/** A grid with the first `shown` items in their cells, and their legend beside it. */
export function matrix(slide: Matrix, shown: number): string {
  const items = slide.items.slice(0, shown);
  return `${cells(slide)}${axes(slide)}${items.map((item, i) => markAt(slide, item, i === shown - 1)).join('')}${legend(items)}`;
}

function cells({ across, up }: Matrix): string {
  const [columns, rows] = [across.labels.length, up.labels.length];
  const [width, height] = [GRID.width / columns, GRID.height / rows];
  return range(columns * rows)
    .map((i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const weight = ((column + 1) * (row + 1)) / (columns * rows);
      const y = GRID.y + GRID.height - (row + 1) * height;
      return `<rect x="${GRID.x + column * width}" y="${y}" width="${width - 4}" height="${height - 4}" rx="6" fill="${shade(weight)}"/>`;
    })
    .join('');
}

/** From green tint to amber, by share of the highest score. */
function shade(weight: number): string {
  if (weight >= 0.6) return oklch(0.84, 0.12, 75);
  return weight >= 0.24 ? oklch(0.93, 0.07, 95) : THEME.tint;
}

function axes({ across, up }: Matrix): string {
  const size = 22;
  const below = GRID.y + GRID.height;
  const columns = across.labels.map((label, i) =>
    textAt([label], GRID.x + ((i + 0.5) * GRID.width) / across.labels.length, below + 2, {
      size,
      anchor: 'middle',
    }),
  );
  const rows = up.labels.map((label, i) =>
    textAt([label], GRID.x - 16, below - ((i + 0.5) * GRID.height) / up.labels.length - 16, {
      size,
      anchor: 'end',
    }),
  );
  const title = { size: 24, weight: 600, fill: THEME.secondInk };
  const middle = GRID.y + GRID.height / 2;
  return `${columns.join('')}${rows.join('')}
    ${textAt([`${across.title} →`], GRID.x + GRID.width / 2, below + 32, { ...title, anchor: 'middle' })}
    <g transform="rotate(-90 ${AREA.left} ${middle})">${textAt([`${up.title} →`], AREA.left, middle - 12, { ...title, anchor: 'middle' })}</g>`;
}

function markAt({ across, up }: Matrix, item: Matrix['items'][number], newest: boolean): string {
  const x = GRID.x + ((item.x - 0.5) * GRID.width) / across.labels.length - 2;
  const y = GRID.y + GRID.height - ((item.y - 0.5) * GRID.height) / up.labels.length - 2;
  return mark(item.mark, x, y, newest);
}

function mark(text: string, x: number, y: number, newest: boolean): string {
  const [fill, ink] = newest ? [THEME.amber, THEME.ink] : [THEME.green, '#fff'];
  return `<polygon points="${diamond(x, y, 26)}" fill="${fill}" stroke="${THEME.ink}" stroke-width="2"/>
    ${textAt([text], x, y - 14, { size: 20, weight: 600, fill: ink, anchor: 'middle' })}`;
}

function legend(items: Matrix['items']): string {
  const size = 26;
  let y = GRID.y;
  return items
    .map((item, i) => {
      const lines = fold(item.label, AREA.right - LEGEND - 70, size);
      const top = y;
      y += Math.max(lines.length * lineHeight(size), 56) + 20;
      if (y > AREA.bottom + 20) throw new Error(`“${item.label}” does not fit beside the matrix.`);
      return `${mark(item.mark, LEGEND + 28, top + 28, i === items.length - 1)}${textAt(lines, LEGEND + 72, top + (lines.length > 1 ? -4 : 10), { size })}`;
    })
    .join('');
}
