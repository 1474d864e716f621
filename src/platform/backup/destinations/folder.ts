import { createReadStream } from 'node:fs';
import { access, constants, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../failures/startup-error.ts';
import type { Destination } from './destination.ts';

const unfinished = '.part';
/** An unfinished file that nobody has written to for this many milliseconds was left by a process that died. */
const abandonedAfter = 3_600_000;

/** Writes backups to a folder, which must exist: a missing one may be a disk that is not mounted. */
export function folderDestination(given: string): Destination {
  const folder = resolve(given);
  const place = (name: string) => join(folder, name);

  async function check(): Promise<string> {
    const found = await stat(folder).catch(() => undefined);
    if (!found)
      throw new StartupError(`The backup folder, ${folder}, does not exist: create it, or mount its disk.`);
    if (!found.isDirectory()) throw new StartupError(`${folder} is a file: backups need a folder.`);
    await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => {
      throw explained(folder, error);
    });
    return `Backups can be written to ${folder}.`;
  }

  async function prepare(name: string): Promise<void> {
    await check();
    const found = await stat(place(name)).catch(() => undefined);
    if (found?.isDirectory()) throw new StartupError(`${place(name)} is a folder: use --to for folders.`);
    if (found) throw new StartupError(`${place(name)} already exists: choose another name.`);
    await sweep();
  }

  async function sweep(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (!/^milepost-.*\.tar\.gz\.part$/.test(name)) continue;
      const found = await stat(place(name)).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(place(name), { force: true });
    }
  }

  async function write(name: string, bytes: Readable): Promise<void> {
    const part = place(name) + unfinished;
    try {
      const file = await open(part, 'w', 0o600);
      await pipeline(bytes, file.createWriteStream({ flush: true }));
      await rename(part, place(name));
      await flushFolder(folder);
    } catch (error) {
      await rm(part, { force: true });
      throw explained(folder, error);
    }
  }

  return {
    place,
    check,
    prepare,
    write,
    read: (name) => Readable.from(bytesOf(place(name)), { objectMode: false }),
    list: () => readdir(folder),
    remove: (name) => rm(place(name), { force: true }),
  };
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new StartupError(`There is no backup at ${path}.`);
  yield* createReadStream(path, { highWaterMark: 256 * 1024 });
}

/** Makes the new name survive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function explained(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = {
    ENOSPC: `The disk of ${folder} is full: make room. The unfinished backup has been removed.`,
    EDQUOT: `The disk of ${folder} is full: make room. The unfinished backup has been removed.`,
    EACCES: `This user is not allowed to write to ${folder}: change its permissions.`,
    EPERM: `This user is not allowed to write to ${folder}: change its permissions.`,
    EROFS: `${folder} is on a read-only disk: choose another folder.`,
  }[code];
  return sentence ? new StartupError(sentence, { cause: error }) : error;
}
