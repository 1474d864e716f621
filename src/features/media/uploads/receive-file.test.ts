import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { sentBy } from '../../../platform/http/responses/sent-body.ts';
import { receiveFile } from './receive-file.server.ts';

/** A disk that takes a while to create a file, and the moment when it has. */
const disk = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../../platform/http/responses/file-sink.ts', async (original) => ({
  ...(await original<object>()),
  fileSink: (path: string) =>
    fs.createWriteStream(path, {
      flags: 'wx',
      fs: {
        ...fs,
        open: (path: string, flags: string, mode: number, done: (...opened: unknown[]) => void) =>
          setTimeout(() => {
            fs.open(path, flags, mode, (...opened) => {
              done(...opened);
              disk.resolve();
            });
          }, 50),
      },
    }),
}));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'milepost-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a form that ends while its file is being created leaves no file', async () => {
  const ctx = { settings: { dataDir } } as Context;
  const half = '--xx\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\nhalf of a video';
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' };
  const sent = sentBy(new Request('http://localhost:3000/', { method: 'POST', headers, body: half }));
  const expected = { field: 'file', limit: () => 1000, tooLarge: () => new Error('too large') as never };

  await expect(receiveFile(ctx, sent, expected)).rejects.toMatchObject({ code: 'media.incomplete' });
  await disk.promise;
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
});
