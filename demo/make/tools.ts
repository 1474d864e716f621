import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DEMO = join(import.meta.dirname, '..');
export const MEDIA = join(DEMO, 'media');

/** Ends the script with a sentence naming what to install when a command line tool is missing. */
export function needTools(tools: Record<string, string>): void {
  const missing = Object.keys(tools).filter((tool) => !isInstalled(tool));
  if (missing.length === 0) return;
  const list = missing.map((tool) => `${tool} (package ${tools[tool]})`).join(', ');
  console.error(
    `This script needs ${list} on the PATH. The results are in the repository: running it is optional.`,
  );
  process.exit(1);
}

function isInstalled(tool: string): boolean {
  try {
    execFileSync(tool, [tool === 'espeak-ng' ? '--version' : '-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs ffmpeg with low priority. Throws with what it printed when it fails. */
export function ffmpeg(args: string[]): void {
  execFileSync('nice', ['ffmpeg', '-y', '-loglevel', 'error', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Length of a media file in seconds, as ffprobe measures it. */
export function durationOf(file: string): number {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Math.round(Number(execFileSync('ffprobe', args).toString()) * 1000) / 1000;
}

export function hashOf(...inputs: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Records the input of each generated file, so that a second run only makes what changed. */
export class InputRecord {
  private readonly file: string;
  private readonly made: Record<string, string>;

  /** `kind` names the record's file, so that two scripts can run at the same time. */
  constructor(kind: string) {
    this.file = join(MEDIA, `made-${kind}.json`);
    this.made = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  isCurrent(output: string, hash: string): boolean {
    return this.made[output] === hash && existsSync(join(MEDIA, output));
  }

  record(output: string, hash: string): void {
    this.made[output] = hash;
    writeFileSync(this.file, `${JSON.stringify(sorted(this.made), null, 1)}\n`);
  }
}

export function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
