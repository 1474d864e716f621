import { fileTypeFromFile } from 'file-type';
import { brokenImage, wrongImage } from './failures.server.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const longestSide = 1600;
/** A small file may unfold to gigabytes: beyond this many pixels it is not decoded. */
const mostPixels = 50_000_000;

/**
 * Draws a picture anew as WebP: upright, at most 1600 pixels a side, without the camera's data.
 * @throws a failure for anything that is no photograph or drawing in pixels, SVG included
 */
export async function reencodeImage(from: string, to: string): Promise<void> {
  const found = await fileTypeFromFile(from);
  if (!found || !accepted.includes(found.mime)) throw wrongImage();
  const { default: sharp } = await import('sharp');
  try {
    await sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(to);
  } catch {
    throw brokenImage();
  }
}
