import { copyFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { wrongReceipt } from '../failures.server.ts';
import { reencodeImage } from '../images/reencode-image.server.ts';
import type { Inspected } from './inspect-video.server.ts';

const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Validates a receipt by its content and writes what is to be stored to `to`: an image is re-encoded, a PDF stays
 * unchanged.
 * @throws a failure for anything else, whatever its name
 */
export async function prepareReceipt(from: string, to: string): Promise<Inspected> {
  const found = await fileTypeFromFile(from);
  if (found?.mime === 'application/pdf') {
    await copyFile(from, to);
    return { contentType: 'application/pdf', extension: 'pdf', durationSeconds: null };
  }
  if (!found || !imageTypes.includes(found.mime)) throw wrongReceipt();
  await reencodeImage(from, to);
  return { contentType: 'image/webp', extension: 'webp', durationSeconds: null };
}
