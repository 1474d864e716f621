import { writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { loadSharp } from '../../../platform/media/load-sharp.ts';
import { brokenImage, wrongImage } from '../failures.server.ts';
import { run } from './semaphore.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const longestSide = 1600;
const whole = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
/** A small file may decompress to gigabytes: beyond this many pixels it is not decoded. */
const mostPixels = 50_000_000;

/**
 * Re-encodes an image as WebP: upright, at most 1600 pixels per side, without metadata.
 * @param square side in pixels, to crop the image's centre to a square
 * @throws a failure for anything that is not a bitmap image, SVG included
 */
export async function reencodeImage(from: string, to: string, square?: number): Promise<void> {
  const found = await fileTypeFromFile(from);
  if (!found || !accepted.includes(found.mime)) throw wrongImage();
  await writeFile(to, await draw(from, square));
}

async function draw(from: string, square: number | undefined): Promise<Uint8Array> {
  const sharp = await loadSharp();
  try {
    return await run(() =>
      sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize(square ? { width: square, height: square, fit: 'cover' } : whole)
        .webp({ quality: 82 })
        .toBuffer(),
    );
  } catch {
    throw brokenImage();
  }
}
