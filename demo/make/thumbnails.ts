/**
 * Draws the demo courses' thumbnails into `media/thumbnails/`. Run with `node demo/make/thumbnails.ts`; with `--sheet
 * FILE` it also writes one image of them all. Needs nothing but the npm packages.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { courses } from '../catalogue/index.ts';
import type { DemoCourse, Track } from '../types.ts';
import {
  HEIGHT,
  line,
  type Palette,
  type Pattern,
  type Point,
  paletteOf,
  randomFrom,
  WIDTH,
} from './drawing.ts';
import { bars, board, control, flow, gantt, grid, steps, strata } from './patterns-plans.ts';
import { contour, fan, network, orbit, sprint, wave } from './patterns-shapes.ts';
import { diamond, THEME } from './theme.ts';
import { hashOf, Ledger, MEDIA } from './tools.ts';

const PATTERNS: Record<Track, Pattern> = {
  gantt,
  contour,
  grid,
  sprint,
  fan,
  network,
  control,
  bars,
  strata,
  flow,
  orbit,
  steps,
  wave,
  board,
};
/** Hue, lightness and chroma of each track's background. */
const GROUNDS: Record<Track, [hue: number, lightness: number, chroma: number]> = {
  gantt: [158, 0.4, 0.085],
  contour: [138, 0.42, 0.08],
  grid: [205, 0.38, 0.06],
  sprint: [182, 0.42, 0.075],
  fan: [222, 0.36, 0.055],
  network: [38, 0.43, 0.09],
  control: [70, 0.44, 0.08],
  bars: [192, 0.4, 0.07],
  strata: [28, 0.42, 0.085],
  flow: [165, 0.36, 0.065],
  orbit: [178, 0.34, 0.055],
  steps: [115, 0.42, 0.075],
  wave: [212, 0.42, 0.07],
  board: [50, 0.42, 0.085],
};

const MAX_BYTES = 29_000;
const ledger = new Ledger('thumbnails');
mkdirSync(join(MEDIA, 'thumbnails'), { recursive: true });
for (const course of courses) await makeThumbnail(course);
dropStrangers();
const sheet = process.argv.indexOf('--sheet');
if (sheet > 0) await contactSheet(process.argv[sheet + 1] ?? 'sheet.png');

async function makeThumbnail(course: DemoCourse): Promise<void> {
  const svg = thumbnail(course);
  const output = `thumbnails/${course.slug}.webp`;
  const hash = hashOf(svg, String(MAX_BYTES));
  if (ledger.isCurrent(output, hash)) return;
  const file = join(MEDIA, output);
  for (const quality of [80, 74, 68]) {
    await sharp(Buffer.from(svg)).webp({ quality, effort: 6, smartSubsample: true }).toFile(file);
    if (statSync(file).size < MAX_BYTES) break;
  }
  ledger.record(output, hash);
  console.log(`${output}: ${Math.round(statSync(file).size / 1000)} kB`);
}

function thumbnail(course: DemoCourse): string {
  const random = randomFrom(course.slug);
  const [hue, lightness, chroma] = GROUNDS[course.track];
  const palette = paletteOf(hue + random(-14, 14), lightness + random(-0.01, 0.04), chroma);
  const { behind, route, stops } = PATTERNS[course.track](random, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${palette.ground}"/><stop offset="1" stop-color="${palette.far}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${behind}
    ${line(route, palette.dark, 34, 'stroke-linecap="round" stroke-linejoin="round" opacity=".8"')}
    ${line(route, '#fff', 18, 'stroke-linecap="round" stroke-linejoin="round"')}
    ${stops.map((stop, i) => milestone(stop, palette, i === stops.length - 1)).join('')}
  </svg>`;
}

function milestone([x, y]: Point, palette: Palette, last: boolean): string {
  const stone = `<polygon points="${diamond(x, y, 40)}" fill="${palette.dark}"/><polygon points="${diamond(x, y, 30)}" fill="#fff" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>`;
  return stone + (last ? flag(x, y) : `<polygon points="${diamond(x, y, 13)}" fill="${palette.ground}"/>`);
}

function flag(x: number, y: number): string {
  const top = y - 124;
  return `<path d="M${x},${y}V${top}" stroke="#fff" stroke-width="11" stroke-linecap="round"/>
    <path d="M${x + 5},${top - 3}h98l-28,33 28,33h-98z" fill="${THEME.amber}" stroke="${THEME.amber}" stroke-width="6" stroke-linejoin="round"/>
    <polygon points="${diamond(x, y, 13)}" fill="${THEME.amber}"/>`;
}

function dropStrangers(): void {
  const known = new Set(courses.map((course) => `${course.slug}.webp`));
  for (const file of readdirSync(join(MEDIA, 'thumbnails'))) {
    if (!known.has(file)) rmSync(join(MEDIA, 'thumbnails', file));
  }
}

async function contactSheet(file: string): Promise<void> {
  const columns = 4;
  const tiles = await Promise.all(
    courses.map(async (course, i) => ({
      input: await sharp(join(MEDIA, 'thumbnails', `${course.slug}.webp`))
        .resize(320, 180)
        .toBuffer(),
      left: 16 + (i % columns) * 336,
      top: 16 + Math.floor(i / columns) * 196,
    })),
  );
  const height = 16 + Math.ceil(courses.length / columns) * 196;
  const ground = { width: 16 + columns * 336, height, channels: 3 as const, background: THEME.paper };
  await sharp({ create: ground }).composite(tiles).png().toFile(file);
}
