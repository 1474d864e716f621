import sharp from 'sharp';
import { bakePng } from './png-chunk.ts';
import { badgeSvg } from './svg-badge.ts';

let drawn: Promise<Buffer> | undefined;

/** The badge's image; the same for every badge, so it is drawn once. */
const picture = (): Promise<Buffer> => {
  drawn ??= sharp(Buffer.from(badgeSvg('Milepost badge')))
    .png({ palette: true })
    .toBuffer();
  return drawn;
};

/** The badge as PNG with the credential baked in. @param credential as JSON or JWT */
export const badgePng = async (credential: string): Promise<Buffer> => bakePng(await picture(), credential);
