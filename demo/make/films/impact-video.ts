/**
 * Makes the silent loop on the About page: routes leave one city and light up others on a map of dots.
 * Run with `node demo/make/films/impact-video.ts`. Needs ffmpeg (with libx264). The result is in the repository.
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { circle, HEIGHT, line, type Point, range, WIDTH } from '../drawing/drawing.ts';
import { HEADING, sharpWithFonts } from '../drawing/fonts.ts';
import { diamond, oklch, THEME } from '../drawing/theme.ts';
import { DEMO, needTools } from '../tools.ts';
import { isLand } from '../world.ts';
import { film } from './film.ts';

const SECONDS = 12;
const GAP = 13;
const FADE = 1;
const OUTPUT = join(DEMO, '../src/features/storefront/web/about/media');

const GROUND = oklch(0.27, 0.05, 165);
const DOT = oklch(0.42, 0.06, 163);
const LIT = oklch(0.82, 0.13, 160);

type City = { at: Point; from: number; begins: number };

const cities: City[] = [
  { at: place(-0.1, 51.5), from: 0, begins: 0.4 },
  { at: place(-74, 41), from: 0, begins: 0.9 },
  { at: place(3.4, 6.5), from: 0, begins: 1.2 },
  { at: place(21, 52), from: 0, begins: 1.6 },
  { at: place(55, 25), from: 3, begins: 2.6 },
  { at: place(-46.6, -23.5), from: 1, begins: 2.9 },
  { at: place(28, -26), from: 2, begins: 3.2 },
  { at: place(-99, 19.4), from: 1, begins: 3.5 },
  { at: place(77, 20), from: 4, begins: 4.3 },
  { at: place(37, -1.3), from: 6, begins: 4.7 },
  { at: place(-122, 45), from: 7, begins: 5 },
  { at: place(103.8, 1.9), from: 8, begins: 5.6 },
  { at: place(138, 36), from: 8, begins: 6 },
  { at: place(149, -33), from: 11, begins: 6.9 },
  { at: place(121, 14.6), from: 11, begins: 7.2 },
];
const TRAVEL = 1;

const dots = landDots();
needTools({ ffmpeg: 'ffmpeg' });
const sharp = await sharpWithFonts();
mkdirSync(OUTPUT, { recursive: true });
await makeVideo(join(OUTPUT, 'global-impact.mp4'));
await sharp(Buffer.from(frame(9.5)))
  .webp({ quality: 72, effort: 6 })
  .toFile(join(OUTPUT, 'global-impact.webp'));
for (const name of ['global-impact.mp4', 'global-impact.webp']) {
  console.log(`${name}: ${Math.round(statSync(join(OUTPUT, name)).size / 1000)} kB`);
}

async function makeVideo(output: string): Promise<void> {
  const encoding =
    '-vf format=yuv420p -c:v libx264 -preset veryslow -tune animation -crf 27 -g 144 -an -movflags +faststart';
  await film(sharp, { seconds: SECONDS, frame }, encoding.split(' '), output);
}

/** The frame at the given time in seconds. The last second leads back to the first frame. */
function frame(time: number): string {
  const shown = Math.min(1, (SECONDS - time) / FADE);
  const reached = cities.map((city) => ease((time - city.begins) / TRAVEL));
  const routes = cities.map((city, i) => (i === 0 ? '' : route(city, reached[i] ?? 0)));
  const stops = cities.map((city, i) => stop(city, time - city.begins - (i === 0 ? 0 : TRAVEL)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${GROUND}"/>
    ${dots.map((at) => circle(at, 3.6, `fill="${DOT}"`)).join('')}
    <g opacity="${shown.toFixed(3)}">
      ${litDots(time)}
      ${routes.join('')}
      ${stops.join('')}
      ${copyAt(time)}
    </g>
  </svg>`;
}

function route({ at, from }: City, share: number): string {
  const start = cities[from]?.at;
  if (!start || share <= 0) return '';
  const bend: Point = [
    (start[0] + at[0]) / 2,
    (start[1] + at[1]) / 2 - Math.abs(start[0] - at[0]) * 0.16 - 14,
  ];
  const points = range(Math.ceil(28 * share) + 1).map((i) => along(start, bend, at, Math.min(i / 28, share)));
  const path = `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
  return line(path, '#ffffff', 3, 'stroke-linecap="round" stroke-linejoin="round"');
}

/** A milestone: it grows when the route arrives. */
function stop({ at: [x, y] }: City, age: number): string {
  if (age <= 0) return '';
  const half = 13 * overshoot(Math.min(1, age / 0.45));
  return `<polygon points="${diamond(x, y, half)}" fill="${THEME.amber}" stroke="${GROUND}" stroke-width="3"/>`;
}

/** The land around a milestone lights up and stays lit. */
function litDots(time: number): string {
  return dots
    .map((dot) => {
      const light = Math.max(...cities.map((city, i) => lightOf(dot, city, time - (i === 0 ? 0 : TRAVEL))));
      return light > 0.02 ? circle(dot, 3.6, `fill="${LIT}" opacity="${light.toFixed(2)}"`) : '';
    })
    .join('');
}

function lightOf([x, y]: Point, { at, begins }: City, time: number): number {
  const age = time - begins;
  if (age <= 0) return 0;
  const away = Math.hypot(x - at[0], y - at[1]);
  const reach = 115 * ease(age / 1.6);
  return away > reach ? 0 : 0.95 * (1 - away / 115) ** 0.8;
}

function copyAt(time: number): string {
  const line = (text: string, y: number, begins: number) =>
    `<text x="40" y="${y}" font-family="${HEADING}" font-size="31" font-weight="800" fill="#ffffff" opacity="${ease((time - begins) / 0.8).toFixed(2)}">${text}</text>`;
  return line('Learned in one place.', 474, 1) + line('Used in every one.', 514, 5.4);
}

function landDots(): Point[] {
  const found: Point[] = [];
  for (const row of range(Math.ceil(HEIGHT / (GAP * 0.87)))) {
    const y = row * GAP * 0.87;
    for (const column of range(Math.ceil(WIDTH / GAP))) {
      const x = column * GAP + (row % 2) * (GAP / 2);
      if (isLand([(x - 30) / 3.52 - 170, 76 - (y - 26) / 4.35])) found.push([x, y]);
    }
  }
  return found;
}

function place(longitude: number, latitude: number): Point {
  return [30 + (longitude + 170) * 3.52, 26 + (76 - latitude) * 4.35];
}

function along(a: Point, bend: Point, b: Point, t: number): Point {
  const part = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * bend[i] + t ** 2 * b[i];
  return [part(0), part(1)];
}

function ease(t: number): number {
  const within = Math.min(1, Math.max(0, t));
  return within * within * (3 - 2 * within);
}

function overshoot(t: number): number {
  return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
}
