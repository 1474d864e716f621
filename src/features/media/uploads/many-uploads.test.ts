import { readdir, readlink } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { servedUploads } from '../../../../test/factories/media/resumable.ts';
import { request } from '../../../../test/harness/request.ts';

const at = servedUploads();

/** Sends a part of a request's body and leaves it open. */
async function beginToSend(path: string, method: string, headers: Record<string, string>, part: Buffer) {
  const outgoing = httpRequest(new URL(path, at.served.url), {
    method,
    headers: { cookie: at.author.cookie, ...headers, 'content-length': 1_000_000 },
  });
  outgoing.on('error', () => {});
  await new Promise<void>((resolve) => outgoing.write(part, () => resolve()));
  return outgoing;
}

const piece = async () => {
  const { url } = await at.client.begin(1_000_000);
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  return { url, outgoing: await beginToSend(url, 'PATCH', headers, at.lecture) };
};

const form = () =>
  beginToSend(
    '/api/media',
    'POST',
    { 'content-type': 'multipart/form-data; boundary=x' },
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n${'v'.repeat(50_000)}`,
    ),
  );

const incoming = () => readdir(join(at.product.ctx.settings.dataDir, 'incoming')).catch(() => []);

/** Files of uploads that this process, which serves the product, has open. */
async function open(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(at.product.ctx.settings.dataDir));
}

test('twenty uploads in progress hold no database connection, so they delay no other request', async () => {
  expect(at.product.ctx.pool.options.max).toBeLessThan(20);
  const sending = await Promise.all(Array.from({ length: 20 }, piece));
  onTestFinished(() => {
    for (const { outgoing } of sending) outgoing.destroy();
  });
  await expect.poll(async () => (await open()).length).toBe(20);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request(at.product, 'GET /courses?limit=9')),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(await open()).toHaveLength(20);
});

test('uploads that are cut off leave no file and no descriptor', async () => {
  const [pieces, forms] = await Promise.all([
    Promise.all(Array.from({ length: 15 }, piece)),
    Promise.all(Array.from({ length: 15 }, form)),
  ]);
  await expect.poll(async () => (await open()).length).toBe(30);
  for (const outgoing of [...pieces.map((one) => one.outgoing), ...forms]) outgoing.destroy();
  await expect.poll(open).toEqual([]);
  await expect.poll(incoming).toEqual([]);
  // A resumable upload's data waits for its sender until the upload is cancelled.
  expect(await at.partials()).toHaveLength(15);
  for (const { url } of pieces) expect((await at.client.call('DELETE', url)).status).toBe(204);
  expect([await at.partials(), await at.count('uploads')]).toEqual([[], 0]);
});
