import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { guardScript } from '../../../platform/postgres/guard-script.ts';
import type { VideoFormats } from './video-formats.ts';

const run = promisify(execFile);
const known = new Map<string, Promise<boolean>>();

/**
 * Whether a working ffmpeg with the required encoders is available. Checked once per path.
 * @param path the program, or `off`
 */
export function hasFfmpeg(path: string): Promise<boolean> {
  if (path === 'off') return Promise.resolve(false);
  const checked = known.get(path) ?? encodes(path);
  known.set(path, checked);
  return checked;
}

async function encodes(path: string): Promise<boolean> {
  try {
    const { stdout } = await run(path, ['-hide_banner', '-encoders'], { timeout: 10_000 });
    return /\blibx264\b/.test(stdout) && /\baac\b/.test(stdout);
  } catch {
    return false;
  }
}

/** The only demuxer ffmpeg may use for each container: playlists and other indirections are disabled. */
const demuxers: Record<VideoFormats['container'], string> = { MP4: 'mov', WebM: 'matroska', Ogg: 'ogg' };

type Conversion = {
  ffmpeg: string;
  from: string;
  to: string;
  container: VideoFormats['container'];
  /** Length of the video in seconds. */
  duration: number;
  onProgress: (percent: number) => void;
};

/** Milliseconds a conversion may take: thirty times the video's length, and at least ten minutes. */
const timeLimit = (duration: number): number => Math.max(600, duration * 30) * 1000;

/**
 * Converts a video to a fast-start MP4 with H.264 and AAC that every browser plays, at low priority.
 * @throws when ffmpeg fails or takes too long
 */
export async function convertVideo(conversion: Conversion): Promise<void> {
  const { duration, onProgress } = conversion;
  const { child, stop } = spawnFfmpeg(conversion);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const limit = setTimeout(stop, timeLimit(duration));
  let errors = '';
  child.once('error', reject);
  child.stderr.on('data', (text) => {
    errors = (errors + text).slice(-2000);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const micros = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (micros && duration > 0) onProgress(Math.min(99, Math.floor(Number(micros) / 1e4 / duration)));
  });
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${errors}`)),
  );
  try {
    await promise;
  } finally {
    clearTimeout(limit);
  }
}

/** Starts ffmpeg so that it ends with this process, even if this process is killed (except on Windows). */
function spawnFfmpeg(conversion: Conversion) {
  const command = [conversion.ffmpeg, ...argumentsOf(conversion)] as const;
  const guarded = ['-c', guardScript('KILL'), 'milepost-ffmpeg', 'nice', '-n', '15', ...command];
  const isWindows = process.platform === 'win32';
  const child = isWindows ? spawn(command[0], command.slice(1)) : spawn('/bin/sh', guarded);
  child.stdin.on('error', () => {});
  return { child, stop: () => (isWindows ? child.kill('SIGKILL') : child.stdin.destroy()) };
}

const argumentsOf = ({ from, to, container }: Conversion): string[] => [
  ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-progress', 'pipe:1'],
  ...['-protocol_whitelist', 'file', '-f', demuxers[container], '-i', from],
  ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
  ...['-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
  ...['-movflags', '+faststart', '-f', 'mp4', to],
];
