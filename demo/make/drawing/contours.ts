import { HEIGHT, type Point, range, WIDTH } from './drawing.ts';

/** A height for every point of the image. */
export type Field = (x: number, y: number) => number;

const CELL = 10;
const COLUMNS = Math.ceil(WIDTH / CELL);
const ROWS = Math.ceil(HEIGHT / CELL);

/** The contour lines of a field, one path for each level (marching squares). */
export function contours(field: Field, levels: number[]): string[] {
  const heights = range(ROWS + 1).map((row) =>
    range(COLUMNS + 1).map((column) => field(column * CELL, row * CELL)),
  );
  return levels.map((level) => {
    let path = '';
    for (const row of range(ROWS)) {
      for (const column of range(COLUMNS)) path += crossings(heights, column, row, level);
    }
    return path;
  });
}

function crossings(heights: number[][], column: number, row: number, level: number): string {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const;
  const points: Point[] = [];
  for (const i of range(4)) {
    const [from, to] = [corners[i] ?? corners[0], corners[(i + 1) % 4] ?? corners[0]];
    const [a, b] = [heights[from[1]]?.[from[0]] ?? 0, heights[to[1]]?.[to[0]] ?? 0];
    if (a < level === b < level) continue;
    const share = (level - a) / (b - a);
    points.push([(from[0] + (to[0] - from[0]) * share) * CELL, (from[1] + (to[1] - from[1]) * share) * CELL]);
  }
  const [first, second, third, fourth] = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  if (fourth) return `M${first}L${second}M${third}L${fourth}`;
  return second ? `M${first}L${second}` : '';
}
