/**
 * Makes the loop behind the home page's headline: milestones travel along the route over slowly moving contour lines,
 * with a quiet chord; and its first frame as a drawing that is shown until the loop plays. Run with `node
 * demo/make/hero.ts`; `--still` makes only the drawing. Needs ffmpeg (with libx264). The results are in the repository.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contours, type Field } from './drawing/contours.ts';
import { distance, HEIGHT, line, type Point, range, rect, WIDTH } from './drawing/drawing.ts';
import { sharpWithFonts } from './drawing/fonts.ts';
import { diamond, oklch, THEME } from './drawing/theme.ts';
import { film } from './films/film.ts';
import { joined } from './joined.ts';
import { DEMO, needTools } from './tools.ts';

const SECONDS = 9;
const OUTPUT = join(DEMO, '../src/features/storefront/web/home/media');
const MOST_BYTES = 700_000;

const GROUND = oklch(0.25, 0.042, 167);
const LINE = oklch(0.36, 0.052, 166);
const INDEX_LINE = oklch(0.43, 0.062, 164);
const BAR = oklch(0.31, 0.045, 166);
const BAR_DONE = oklch(0.43, 0.07, 162);
const RAIL = oklch(0.8, 0.14, 160);
const GLOW = oklch(0.9, 0.12, 160);

const route = walk([
  [-60, 640],
  [130, 648],
  [330, 622],
  [520, 642],
  [690, 596],
  [800, 482],
  [930, 492],
  [1030, 448],
  [1084, 348],
  [1150, 292],
]);
const LENGTH = route.at(-1)?.along ?? 0;
/** The spacing of milestones along the route, and of travellers: after one loop each is where the next one was. */
const GAP = LENGTH / 6;
const stops = range(6).map((i) => (i + 1) * GAP);

mkdirSync(OUTPUT, { recursive: true });
drawStill(join(OUTPUT, 'hero.svg'));
if (!process.argv.includes('--still')) await makeVideo(join(OUTPUT, 'hero.mp4'));

/** Writes the loop's first frame as compact SVG, in a `<symbol>` that a page can reference. */
function drawStill(output: string): void {
  const picture = scene(0, joined)
    .replaceAll(/ (d|points)="([^"]*)"/g, (_, name, points) => ` ${name}="${wholePixels(points)}"`)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><');
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  writeFileSync(
    output,
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><title>A route over hills</title><symbol id="route" ${box} preserveAspectRatio="xMaxYMid slice">${picture}</symbol></svg>\n`,
  );
  report(output);
}

function wholePixels(points: string): string {
  return points.replaceAll(/-?\d*\.\d+/g, (number) => `${Math.round(Number(number))}`);
}

function report(file: string): void {
  const { size } = statSync(file);
  console.log(`${basename(file)}: ${Math.round(size / 1000)} kB`);
  if (size > MOST_BYTES) throw new Error(`${basename(file)} is larger than ${MOST_BYTES} bytes.`);
}

async function makeVideo(output: string): Promise<void> {
  const picture =
    '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -c:v libx264 -preset veryslow -tune animation -crf 26 -g 108';
  const sound = `-c:a aac -b:a 64k -ac 2 -t ${SECONDS} -movflags +faststart`;
  const encoding = ['-f', 'lavfi', '-i', chord(), ...`${picture} ${sound}`.split(' ')];
  needTools({ ffmpeg: 'ffmpeg' });
  await film(await sharpWithFonts(), { seconds: SECONDS, frame }, encoding, output);
  report(output);
}

/**
 * A quiet open chord. Every tone completes whole cycles within the loop, and the volume rises from silence and falls
 * back, so that the loop has no audible seam.
 */
function chord(): string {
  const tones = [
    { hertz: 110, loud: 0.3, side: 0 },
    { hertz: 164.8, loud: 0.22, side: -0.4 },
    { hertz: 220, loud: 0.2, side: 0.4 },
    { hertz: 277.2, loud: 0.11, side: -0.6 },
    { hertz: 329.6, loud: 0.08, side: 0.6 },
    { hertz: 440, loud: 0.035, side: 0 },
  ];
  const ear = (direction: number) =>
    tones
      .map(({ hertz, loud, side }, i) => {
        const exact = Math.round(hertz * SECONDS) / SECONDS;
        const level = (loud * (1 + direction * side) * 0.3).toFixed(4);
        const breath = `(0.75+0.25*sin(2*PI*t*${(i % 3) + 1}/${SECONDS}+${i}))`;
        return `${level}*${breath}*(sin(2*PI*${exact}*t)+0.16*sin(4*PI*${exact}*t))`;
      })
      .join('+');
  const swell = `pow(sin(PI*t/${SECONDS})\\,0.8)`;
  const both = [-1, 1].map((direction) => `${swell}*(${ear(direction)})`).join('|');
  return `aevalsrc=exprs=${both}:s=44100:d=${SECONDS}`;
}

/** The frame at the given time in seconds; the last equals the first. */
function frame(time: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${scene(time)}</svg>`;
}

/** The content of the frame; `drawn` formats a contour line. */
function scene(time: number, drawn: (path: string) => string = (path) => path): string {
  const turn = (time / SECONDS) % 1;
  const levels = contours(
    hills(turn),
    range(14).map((i) => 0.04 + i * 0.078),
  );
  return `
    <rect width="100%" height="100%" fill="${GROUND}"/>
    ${levels.map((path, i) => line(drawn(path), i % 4 === 0 ? INDEX_LINE : LINE, i % 4 === 0 ? 2.4 : 1.5, 'stroke-linecap="round"')).join('')}
    ${plan(turn)}
    ${line(pathOf(route), GROUND, 15, 'stroke-linejoin="round" opacity=".75"')}
    ${line(pathOf(route), RAIL, 4.5, 'stroke-linejoin="round" opacity=".5"')}
    ${range(7)
      .map((i) => tail((i - 0.5 + turn) * GAP))
      .join('')}
    ${stops.map((at, i) => milestone(at, turn, i === stops.length - 1)).join('')}
    ${range(7)
      .map((i) => traveller((i - 0.5 + turn) * GAP))
      .join('')}`;
}

/** Two summits and a saddle, all moving slightly. */
function hills(turn: number): Field {
  const angle = turn * 2 * Math.PI;
  const bumps = [
    { x: 1140 + 16 * Math.cos(angle), y: 292 + 12 * Math.sin(angle), wide: 210, high: 1.02 },
    { x: 690 + 22 * Math.sin(angle), y: 800 + 12 * Math.cos(angle), wide: 200, high: 0.62 },
    { x: 210 - 20 * Math.cos(angle), y: 190 + 16 * Math.sin(angle), wide: 200, high: 0.6 },
    { x: 640 + 14 * Math.cos(angle), y: -60 + 10 * Math.sin(angle), wide: 150, high: 0.4 },
  ];
  return (x, y) => {
    let height =
      0.07 * Math.sin(x / 96 + y / 210 + 0.3 * Math.sin(angle)) +
      0.06 * Math.cos(y / 84 - x / 250) +
      0.035 * Math.sin((x + y) / 61);
    for (const { x: cx, y: cy, wide, high } of bumps) {
      height += high * Math.exp(-((x - cx) ** 2 + ((y - cy) * 1.2) ** 2) / (2 * wide ** 2));
    }
    return height;
  };
}

/** Bars of a plan below the summit; the completed part of each grows and shrinks a little. */
function plan(turn: number): string {
  const bars = [
    { x: 880, width: 130, done: 0.9 },
    { x: 960, width: 150, done: 0.6 },
    { x: 1060, width: 110, done: 0.45 },
    { x: 1110, width: 190, done: 0.2 },
  ];
  return bars
    .map(({ x, width, done }, i) => {
      const share = done + 0.1 * Math.sin(turn * 2 * Math.PI - i * 0.9);
      const y = 548 + i * 28;
      return rect(x, y, width, 14, BAR, 7) + rect(x, y, width * share, 14, BAR_DONE, 7);
    })
    .join('');
}

/** The stretch behind a traveller, brighter towards it. */
function tail(along: number): string {
  const pieces = 14;
  const step = (GAP * 0.5) / pieces;
  return range(pieces)
    .map((i) => {
      const [to, from] = [along - i * step, along - (i + 1) * step];
      if (to < 0 || from > LENGTH) return '';
      const path = pathOf([at(from), at((from + to) / 2), at(Math.min(to, LENGTH))]);
      return line(path, GLOW, 4.5, `opacity="${(0.95 * (1 - i / pieces) ** 1.5).toFixed(3)}"`);
    })
    .join('');
}

function traveller(along: number): string {
  if (along < 0 || along > LENGTH - 2) return '';
  const [x, y] = at(along).point;
  const arriving = Math.min(1, (LENGTH - along) / 60);
  return `<polygon points="${diamond(x, y, 17 * arriving)}" fill="${GLOW}" opacity=".22"/><polygon points="${diamond(x, y, 9.5 * arriving)}" fill="#fff"/>`;
}

/** A milestone lights up when a traveller passes and dims until the next; the last one carries the flag. */
function milestone(along: number, turn: number, last: boolean): string {
  const [x, y] = at(along).point;
  const since = (((turn + 0.5) % 1) + 1) % 1;
  const lit = Math.exp(-since * 3.2) * Math.min(1, since * 16 + (since > 0.94 ? (since - 0.94) * 16 : 0));
  const ring = Math.min(1, since * 2.4);
  const ripple = `<polygon points="${diamond(x, y, 22 + 30 * ring)}" fill="none" stroke="${THEME.amber}" stroke-width="2" opacity="${(0.55 * (1 - ring)).toFixed(3)}"/>`;
  const stone = `<polygon points="${diamond(x, y, 21)}" fill="${GROUND}" stroke="${RAIL}" stroke-width="4.5" stroke-linejoin="round"/><polygon points="${diamond(x, y, 10)}" fill="${THEME.amber}" opacity="${(0.25 + 0.75 * lit).toFixed(3)}"/>`;
  return ripple + (last ? flag(x, y, turn) : '') + stone;
}

function flag(x: number, y: number, turn: number): string {
  const top = y - 108;
  const angle = turn * 4 * Math.PI;
  const [a, b] = [5 * Math.sin(angle), 5 * Math.sin(angle + 1.4)];
  return `<path d="M${x},${y}V${top - 4}" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
    <path d="M${x + 3},${top}q26,${-8 + a} 48,0t44,${b}l-17,25 17,25q-22,${8 + b} -44,0t-48,${a * 0.4}z" fill="${THEME.amber}" stroke="${THEME.amber}" stroke-width="3" stroke-linejoin="round"/>`;
}

type Step = { point: Point; along: number };

/** The points of a smooth route, with their distance from its start. */
function walk(corners: Point[]): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < corners.length - 1; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (n) => corners[Math.min(corners.length - 1, Math.max(0, i + n))],
    ) as [Point, Point, Point, Point];
    for (const n of range(24)) add(spline(a, b, c, d, n / 24));
  }
  add(corners.at(-1) as Point);
  return steps;

  function add(point: Point) {
    const before = steps.at(-1);
    steps.push({ point, along: before ? before.along + distance(before.point, point) : 0 });
  }
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const part = (n: 0 | 1) =>
    0.5 *
    (2 * b[n] +
      (c[n] - a[n]) * t +
      (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t ** 2 +
      (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
  return [part(0), part(1)];
}

function at(along: number): Step {
  const next = Math.max(
    1,
    route.findIndex((step) => step.along >= along),
  );
  const [from, to] = [route[next - 1], route[next]] as [Step, Step];
  const share = Math.min(1, Math.max(0, (along - from.along) / (to.along - from.along)));
  const part = (n: 0 | 1) => from.point[n] + (to.point[n] - from.point[n]) * share;
  return { point: [part(0), part(1)], along };
}

function pathOf(steps: Step[]): string {
  return `M${steps.map(({ point: [x, y] }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
}
