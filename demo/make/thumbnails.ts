/**
 * Draws the demo courses' thumbnails into `media/thumbnails/`. Run with `node demo/make/thumbnails.ts`; with `--sheet
 * FILE` it also writes one image of them all, newest first. Needs nothing but the npm packages.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '../../src/contract/constants.ts';
import { courses } from '../catalogue/index.ts';
import type { DemoCourse } from '../types.ts';
import { HUES, PICTURES } from './artefacts/index.ts';
import { inkOf } from './artefacts/paper.ts';
import { HEIGHT, WIDTH } from './drawing/drawing.ts';
import { sharpWithFonts } from './drawing/fonts.ts';
import { THEME } from './drawing/theme.ts';
import { hashOf, InputRecord, MEDIA } from './tools.ts';

const MAX_BYTES = 29_000;
const sharp = await sharpWithFonts();
const inputs = new InputRecord('thumbnails');
mkdirSync(join(MEDIA, 'thumbnails'), { recursive: true });
for (const course of courses) await makeThumbnail(course);
removeUnknown();
const sheet = process.argv.indexOf('--sheet');
if (sheet > 0) await contactSheet(process.argv[sheet + 1] ?? 'sheet.png');

async function makeThumbnail(course: DemoCourse): Promise<void> {
  const svg = thumbnail(course);
  const output = `thumbnails/${course.slug}.webp`;
  const hash = hashOf(svg, String(MAX_BYTES));
  if (inputs.isCurrent(output, hash)) return;
  const file = join(MEDIA, output);
  for (const quality of [86, 80, 74]) {
    await sharp(Buffer.from(svg)).webp({ quality, effort: 6, smartSubsample: true }).toFile(file);
    if (statSync(file).size < MAX_BYTES) break;
  }
  inputs.record(output, hash);
  console.log(`${output}: ${Math.round(statSync(file).size / 1000)} kB`);
}

function thumbnail(course: DemoCourse): string {
  const picture = PICTURES[course.slug];
  if (!picture) throw new Error(`The demo course ${course.slug} has no picture.`);
  const ink = inkOf(HUES[course.category as Category], picture.tone);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${ink.ground}"/><stop offset="1" stop-color="${ink.far}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${picture.artefact(ink)}
  </svg>`;
}

function removeUnknown(): void {
  const known = new Set(courses.map((course) => `${course.slug}.webp`));
  for (const file of readdirSync(join(MEDIA, 'thumbnails'))) {
    if (!known.has(file)) rmSync(join(MEDIA, 'thumbnails', file));
  }
}

async function contactSheet(file: string): Promise<void> {
  const columns = 3;
  const newestFirst = courses.toSorted((a, b) => a.createdDaysAgo - b.createdDaysAgo);
  const tiles = await Promise.all(
    newestFirst.map(async (course, i) => ({
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
