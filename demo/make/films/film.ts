import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { default as Sharp } from 'sharp';
import { range } from '../drawing/drawing.ts';
import { ffmpeg } from '../tools.ts';

const FPS = 24;

/** A loop to render: its length in seconds, and a function that returns the frame at a given time as an SVG. */
type Loop = { seconds: number; frame: (time: number) => string };

/** Renders a loop at 24 frames a second; `encoding` holds ffmpeg's output arguments. */
export async function film(
  sharp: typeof Sharp,
  { seconds, frame }: Loop,
  encoding: string[],
  output: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-film-'));
  try {
    for (const i of range(FPS * seconds)) {
      const file = join(folder, `${String(i).padStart(4, '0')}.png`);
      await sharp(Buffer.from(frame(i / FPS)))
        .png({ compressionLevel: 1 })
        .toFile(file);
    }
    ffmpeg(['-framerate', String(FPS), '-i', join(folder, '%04d.png'), ...encoding, output]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
