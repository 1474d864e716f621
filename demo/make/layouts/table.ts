import type { Slide } from '../../types.ts';
import { THEME } from '../drawing/theme.ts';
import { AREA, box, fitting, fold, heightOf, textAt, WIDTH } from './frame.ts';

type Table = Extract<Slide, { kind: 'table' }>;
type Column = { heading: string; x: number; width: number };

const PAD = 14;

/** The table's heading row and its first `shown` rows, the newest tinted. */
export function table(slide: Table, shown: number): string {
  const columns = columnsOf(slide);
  const size = fitting(
    [32, 30, 28, 26, 24, 22],
    (size) => heightsOf(slide, columns, size).total,
    slide.heading,
  );
  const { head, rows } = heightsOf(slide, columns, size);
  const headings = columns.map(({ heading, x, width }) =>
    textAt(fold(heading, width, size), x, AREA.top + PAD - 4, { size, weight: 600, fill: '#fff' }),
  );
  let y = AREA.top + head;
  const drawn = slide.rows.map((row, i) => {
    const top = y;
    y += rows[i] ?? 0;
    return i < shown ? rowAt(row, columns, top, rows[i] ?? 0, size, i === shown - 1) : '';
  });
  return `${box(AREA.left, AREA.top, WIDTH, head, THEME.green)}${headings.join('')}${drawn.join('')}`;
}

function rowAt(row: string[], columns: Column[], y: number, height: number, size: number, newest: boolean) {
  const cells = columns.map(({ x, width }, i) =>
    textAt(fold(row[i] ?? '', width, size), x, y + PAD - 4, { size, weight: i === 0 ? 600 : 400 }),
  );
  const back = newest
    ? `<rect x="${AREA.left}" y="${y}" width="${WIDTH}" height="${height}" fill="${THEME.tint}"/>`
    : '';
  const rule = `<rect x="${AREA.left}" y="${y + height - 2}" width="${WIDTH}" height="2" fill="${THEME.hairline}"/>`;
  return `${back}${cells.join('')}${rule}`;
}

function columnsOf({ columns }: Table): Column[] {
  const shares = columns.reduce((sum, [, share]) => sum + share, 0);
  let left = AREA.left;
  return columns.map(([heading, share]) => {
    const x = left + PAD;
    const whole = (WIDTH * share) / shares;
    left += whole;
    return { heading, x: Math.round(x), width: whole - 2 * PAD };
  });
}

function heightsOf(slide: Table, columns: Column[], size: number) {
  const heightOfRow = (cells: string[]) =>
    Math.max(...columns.map(({ width }, i) => heightOf(fold(cells[i] ?? '', width, size), size))) + 2 * PAD;
  const head = heightOfRow(columns.map(({ heading }) => heading));
  const rows = slide.rows.map(heightOfRow);
  return { head, rows, total: rows.reduce((sum, height) => sum + height, head) };
}
