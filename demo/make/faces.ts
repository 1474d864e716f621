/**
 * Draws the portraits of the demo's people into `media/faces/`, and those on the public pages into `src`. Run with
 * `node demo/make/faces.ts`. Needs nothing but the npm packages.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ACCOUNTS, PUBLIC_FACES } from './faces/people.ts';
import { type Features, portrait } from './faces/portrait.ts';
import { DEMO, MEDIA } from './tools.ts';

await drawAll(ACCOUNTS, join(MEDIA, 'faces'), 256);
await drawAll(PUBLIC_FACES, join(DEMO, '../src/features/accounts/web/faces'), 128);

/** @param side width and height in pixels: twice what a page shows */
async function drawAll(people: Record<string, Features>, folder: string, side: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, features] of Object.entries(people)) {
    const picture = sharp(Buffer.from(portrait(features)), { density: 144 }).resize(side);
    await picture.webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(join(folder, `${name}.webp`));
  }
}
