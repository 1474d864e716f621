import type { Sheet } from './writing.server.ts';

/** The colours of Milepost on paper. */
export const ink = '#16231f';
export const secondInk = '#4a5c55';
export const green = '#0a6442';
export const amber = '#fbb829';
export const amberText = '#7a5200';
const paper = '#f8fbf9';
const contour = '#dcebe3';
const hairline = '#c9dbd2';

const [width, height] = [841.89, 595.28];
const edge = 26;

type Point = readonly [x: number, y: number];

/** The path from the lower left up to the flag. Milestones are where its curves meet. */
const stops: readonly Point[] = [
  [edge, 470],
  [205, 462],
  [372, 430],
  [520, 358],
  [632, 262],
  [716, 148],
];
const route =
  'M26 470C86 486 150 488 205 462C262 436 310 452 372 430C436 408 470 388 520 358C566 330 588 292 632 262C676 232 706 204 716 148';

/** Everything decorative: paper, frame, contour lines, the route with its milestones, the flag. */
export function drawBackground(sheet: Sheet): void {
  sheet.markContent('Artifact', { type: 'Layout' } as PDFKit.Mixins.MarkingOptions);
  sheet.rect(0, 0, width, height).fill(paper);
  drawContours(sheet);
  drawFrame(sheet);
  drawRoute(sheet);
  drawMark(sheet, 64, 58, 30);
  sheet.endMarkedContent();
}

/** Hills along the route: rings around two summits, clipped by the frame. */
function drawContours(sheet: Sheet): void {
  sheet
    .save()
    .rect(edge, edge, width - 2 * edge, height - 2 * edge)
    .clip();
  for (let ring = 0; ring < 11; ring += 1) {
    hill(sheet, 735, 165, 36 + ring * 34, ring * 0.9);
  }
  for (let ring = 0; ring < 6; ring += 1) {
    hill(sheet, 150, 640, 60 + ring * 34, ring * 1.4 + 2);
  }
  sheet.restore();
}

/** A ring around a summit, distorted to look like terrain. */
function hill(sheet: Sheet, x: number, y: number, radius: number, turn: number): void {
  const bumps = [1.02, 0.9, 1.08, 0.94, 1.1, 0.88, 1.04, 0.96];
  const points = bumps.map((bump, index): Point => {
    const angle = (index / bumps.length) * 2 * Math.PI + turn * 0.06;
    return [x + Math.cos(angle) * radius * bump * 1.12, y + Math.sin(angle) * radius * bump * 0.86];
  });
  smoothRing(sheet, points);
  sheet.lineWidth(0.8).stroke(contour);
}

function smoothRing(sheet: Sheet, points: readonly Point[]): void {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const [startX, startY] = at(0);
  sheet.moveTo(startX, startY);
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    sheet.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
  sheet.closePath();
}

function drawFrame(sheet: Sheet): void {
  sheet
    .rect(edge, edge, width - 2 * edge, height - 2 * edge)
    .lineWidth(1)
    .stroke(hairline);
  sheet.rect(0, 0, width, 8).fill(green);
  sheet.rect(0, height - 8, width, 8).fill(green);
}

function drawRoute(sheet: Sheet): void {
  sheet.path(route).lineWidth(9).lineCap('butt').stroke(paper);
  sheet.path(route).lineWidth(4).lineCap('butt').stroke(green);
  for (const [x, y] of stops.slice(1, -1)) {
    diamond(sheet, x, y, 11).fill(paper);
    diamond(sheet, x, y, 8).fill(green);
  }
  drawFlag(sheet, stops.at(-1) as Point);
}

function drawFlag(sheet: Sheet, [x, y]: Point): void {
  sheet
    .moveTo(x, y - 4)
    .lineTo(x, y - 64)
    .lineWidth(3)
    .lineCap('round')
    .stroke(ink);
  sheet
    .moveTo(x + 1.5, y - 64)
    .lineTo(x + 50, y - 52)
    .lineTo(x + 1.5, y - 36)
    .closePath()
    .fill(amber);
  diamond(sheet, x, y, 15).fill(paper);
  diamond(sheet, x, y, 12).fill(amber);
  diamond(sheet, x, y, 5).fill(ink);
}

const diamond = (sheet: Sheet, x: number, y: number, reach: number): Sheet =>
  sheet
    .moveTo(x, y - reach)
    .lineTo(x + reach, y)
    .lineTo(x, y + reach)
    .lineTo(x - reach, y)
    .closePath();

/** The mark of Milepost, `size` points high. */
export function drawMark(sheet: Sheet, x: number, y: number, size: number): void {
  sheet
    .save()
    .translate(x, y)
    .scale(size / 32);
  sheet
    .save()
    .rotate(45, { origin: [16, 16] })
    .roundedRect(4.7, 4.7, 22.6, 22.6, 4.5)
    .fill(green)
    .restore();
  sheet
    .path('M9 20.8 12.2 13 16 19.4 19.8 13 23 20.8')
    .lineWidth(2.6)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#ffffff');
  sheet.path('M16 6.4 19.4 9.8 16 13.2 12.6 9.8Z').fill(amber);
  sheet.restore();
}
