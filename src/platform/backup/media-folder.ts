import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Matches the keys of stored media, and no path that leads out of the folder. Other files are not ours. */
const keyPattern = /^[A-Za-z0-9-]+(?:[/.][A-Za-z0-9-]+)*$/;
/** Holds media during a restore. It is in the media folder itself, because that may be a mount point. */
const unfinished = '.restoring';
const notMedia = [unfinished, 'lost+found'];

type MediaFile = { key: string; path: string; size: number };

/** Every media file in a folder, with its size in bytes. None if the folder does not exist. */
export async function* mediaIn(folder: string): AsyncGenerator<MediaFile> {
  const entries = await opendir(folder, { recursive: true }).catch(ifMissing(undefined));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !isKey(key)) continue;
    const found = await stat(path).catch(ifMissing(undefined));
    if (found) yield { key, path, size: found.size };
  }
}

/** The content of a media file, exactly `size` bytes. */
export async function* bytesOf({ path, size }: MediaFile): AsyncGenerator<Buffer> {
  if (size > 0) yield* createReadStream(path, { end: size - 1, highWaterMark: 256 * 1024 });
}

/** Whether a name is the key of a media file. */
export const isKey = (name: string): boolean => keyPattern.test(name) && !name.endsWith('.part');

/** Counts the keys that have no file. */
export async function countMissing(folder: string, keys: readonly string[]): Promise<number> {
  const found = await Promise.all(
    keys.map((key) =>
      stat(join(folder, key)).then(
        () => 0,
        () => 1,
      ),
    ),
  );
  return found.reduce<number>((sum, one) => sum + one, 0);
}

/** Whether a folder has no media, or does not exist. */
export async function isWithoutMedia(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(ifMissing<string[]>([]));
  return names.every((name) => notMedia.includes(name));
}

/** Restores media into a folder without any. All files appear together, or none. */
export function createMediaRestore(folder: string) {
  const waiting = join(folder, unfinished);
  const moved: string[] = [];

  return {
    /** Removes the files of an interrupted restore, and creates an empty folder for this one. */
    begin: async () => {
      await rm(waiting, { recursive: true, force: true });
      await mkdir(waiting, { recursive: true });
    },
    add: async (key: string, content: AsyncIterable<Buffer>) => {
      const path = join(waiting, key);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path, { flush: true }));
    },
    publish: async () => {
      for (const name of await readdir(waiting)) {
        await rename(join(waiting, name), join(folder, name));
        moved.push(name);
      }
    },
    undo: async () => {
      for (const name of moved.splice(0)) await rm(join(folder, name), { recursive: true, force: true });
    },
    end: () => rm(waiting, { recursive: true, force: true }),
  };
}

const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return instead;
    throw error;
  };
