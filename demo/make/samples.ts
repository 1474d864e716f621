/**
 * Makes `media/sample-upload.mp4` (8 s, with sound) and `media/sample-upload.webm` (3 s): small real videos that tests
 * upload. Run with `node demo/make/samples.ts`. Needs ffmpeg (with libx264, libvpx and libopus) and espeak-ng.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADING, sharpWithFonts } from './drawing/fonts.ts';
import { diamond, THEME } from './drawing/theme.ts';
import { narrate } from './films/narration.ts';
import { ffmpeg, hashOf, InputRecord, MEDIA, needTools } from './tools.ts';

const FRAMES_PER_SECOND = 8;
const SPEECH = ['This is a sample lecture.', 'It is eight seconds long and made to be uploaded.'];

needTools({ ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg', 'espeak-ng': 'espeak-ng' });
const sharp = await sharpWithFonts();
const inputs = new InputRecord('samples');
const mp4 = '-c:v libx264 -preset slow -crf 30 -pix_fmt yuv420p -c:a aac -b:a 32k -ac 1 -movflags +faststart';
const webm = '-c:v libvpx -pix_fmt yuv420p -b:v 120k -c:a libopus -b:a 24k -ac 1';
await makeSample('sample-upload.mp4', 8, mp4);
await makeSample('sample-upload.webm', 3, webm);

async function makeSample(output: string, seconds: number, encoding: string): Promise<void> {
  const count = seconds * FRAMES_PER_SECOND;
  const frames = Array.from({ length: count }, (_, i) =>
    frame(i / (count - 1), Math.floor(i / FRAMES_PER_SECOND) + 1),
  );
  const hash = hashOf(encoding, ...frames, ...SPEECH);
  if (inputs.isCurrent(output, hash)) return;
  const folder = mkdtempSync(join(tmpdir(), 'milepost-sample-'));
  try {
    for (const [i, svg] of frames.entries())
      await sharp(Buffer.from(svg))
        .png()
        .toFile(join(folder, `${i}.png`));
    writeFileSync(join(folder, 'speech.wav'), narrate(SPEECH, 'en-gb').wav);
    const pictures = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%d.png')];
    const sound = ['-i', join(folder, 'speech.wav'), '-af', 'apad'];
    ffmpeg([...pictures, ...sound, ...encoding.split(' '), '-t', String(seconds), join(MEDIA, output)]);
    inputs.record(output, hash);
    console.log(`${output}: ${Math.round(statSync(join(MEDIA, output)).size / 1000)} kB`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A milestone on its way along the route; `share` runs from 0 to 1. */
function frame(share: number, second: number): string {
  const x = 60 + share * 520;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
    <rect width="640" height="360" fill="${THEME.green}"/>
    <text x="320" y="150" text-anchor="middle" font-family="${HEADING}" font-weight="800" font-size="84" fill="#fff">${second}</text>
    <path d="M60,250H580" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
    <polygon points="${diamond(x, 250, 26)}" fill="${THEME.amber}" stroke="#fff" stroke-width="5"/>
  </svg>`;
}
