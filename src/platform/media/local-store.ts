import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyFile as copyToReader } from './copy-file.ts';
import type { MediaStore } from './store.ts';

/** Stores media in a local folder. A file appears under its key complete and flushed, or not at all. */
export function createLocalStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    name: 'local',
    put: async (key, file) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await flush(file);
      await move(file, target);
    },
    read: (key, range) => createReadStream(pathOf(key), { ...range, highWaterMark: 256 * 1024 }),
    send: async (key, range, reader) => {
      const file = await open(pathOf(key), 'r');
      try {
        await copyToReader(file, range, reader);
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const beside = `${to}.part`;
    await copyFile(from, beside);
    await flush(beside);
    await rename(beside, to);
    await rm(from, { force: true });
  }
}
