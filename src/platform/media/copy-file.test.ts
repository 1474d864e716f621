import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { copyFile } from './copy-file.ts';

test('copying ends when the reader disconnects without confirming a chunk', async () => {
  const reader = new Writable({ write: () => reader.destroy() });
  const file = await open(import.meta.filename);
  const copying = copyFile(file, { start: 0, end: 9 }, reader).finally(() => file.close());
  await expect(copying).rejects.toThrow('The reader has disconnected.');
});
