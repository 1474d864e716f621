import { loadSharp } from '../../../platform/media/load-sharp.ts';
import { bakePng } from './png-chunk.ts';
import { badgeSvg } from './svg-badge.ts';

let drawn: Promise<Buffer> | undefined;

/** The badge's image; the same for every badge, so it is drawn once. */
function picture(): Promise<Buffer> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(badgeSvg('Milepost badge')))
    .png({ palette: true })
    .toBuffer();
}

/** The badge as PNG with the credential baked in. @param credential as JSON or JWT */
export const badgePng = async (credential: string): Promise<Buffer> => bakePng(await picture(), credential);
