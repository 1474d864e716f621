import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const mebibyte = 1024 * 1024;
/** How many more times a ten-second part is repeated to make three hours. */
const loops = (3 * 3600) / 10 - 1;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-film-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args]);

/** A three-hour video with its index at the end. */
function makeFilm(path: string): void {
  const part = join(folder, 'part.mp4');
  const sources = ['testsrc2=s=160x90:r=30:d=10', 'sine=d=10'].flatMap((one) => ['-f', 'lavfi', '-i', one]);
  ffmpeg(...sources, '-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '60k', '-c:a', 'aac', part);
  ffmpeg('-stream_loop', String(loops), '-i', part, '-c', 'copy', path);
}

/**
 * Runs the job's code in its own process, which prints how much its memory grew, in bytes. The maximum is read from
 * Linux, because `resourceUsage` includes what the parent held when it started the process.
 */
const script = `
  import { readFileSync } from 'node:fs';
  import { writeFastStart } from './fast-start.server.ts';
  import { probeVideo } from './probe-video.server.ts';
  const [from, to] = process.argv.slice(-2);
  const idle = process.memoryUsage().rss;
  await probeVideo(from, 'video/mp4');
  const isRewritten = await writeFastStart(from, to);
  const found = await probeVideo(to, 'video/mp4');
  const most = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] * 1024;
  console.log(JSON.stringify({ isRewritten, found, bytes: most - idle }));
`;

test.skipIf(!isThere())('a three-hour video takes at most 200 MiB of memory', { timeout: 60_000 }, () => {
  const film = join(folder, 'film.mp4');
  makeFilm(film);
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', script, film, join(folder, 'prepared.mp4')],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  const { bytes, ...result } = JSON.parse(output);
  expect(result).toEqual({ isRewritten: true, found: { container: 'MP4', video: 'avc', audio: 'aac' } });
  expect(bytes / mebibyte).toBeLessThan(200);
});

function isThere(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return execFileSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' }).includes('libx264');
  } catch {
    return false;
  }
}
