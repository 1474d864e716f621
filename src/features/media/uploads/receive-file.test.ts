import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { streamedFrom } from '../../../platform/http/requests/streamed-request.ts';
import { receiveFile } from './receive-file.server.ts';

/** A disk that takes a while to create a file; settles when it has. */
function slowDisk(): Promise<void> {
  const created = Promise.withResolvers<void>();
  const { open } = fs;
  const slowly = (path: string, flags: string, mode: number, done: (...opened: unknown[]) => void) =>
    setTimeout(() => {
      open(path, flags, mode, (...opened) => {
        done(...opened);
        created.resolve();
      });
    }, 50);
  const spy = vi.spyOn(fs, 'open').mockImplementation(slowly as never);
  onTestFinished(() => spy.mockRestore());
  return created.promise;
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'milepost-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a form that ends while its file is being created leaves no file', async () => {
  const created = slowDisk();
  const ctx = { settings: { dataDir } } as Context;
  const half = '--xx\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\nhalf of a video';
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' };
  const request = streamedFrom(
    new Request('http://localhost:3000/', { method: 'POST', headers, body: half }),
  );
  const expected = { field: 'file', limit: () => 1000, tooLarge: () => new Error('too large') as never };

  await expect(receiveFile(ctx, request, expected)).rejects.toMatchObject({ code: 'media.incomplete' });
  await created;
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
});
