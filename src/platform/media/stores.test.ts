import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { storeSettings } from '../../../test/factories/processes/stores.ts';
import { RequestFailure } from '../failures/failure.ts';
import { storeNames } from './media-settings.ts';
import { openStores } from './stores.ts';

const mebibyte = 1024 * 1024;

describe.each(storeNames)('the store %s', (name) => {
  async function opened() {
    const { dataDir, media, sandbox } = await storeSettings(name);
    const { store } = openStores({ dataDir, media });
    const put = async (key: string, bytes: Buffer) => {
      const path = join(dataDir, 'arriving');
      await writeFile(path, bytes);
      await store.put(key, path, 'video/mp4');
      return path;
    };
    const read = async (key: string, range?: { start: number; end: number }) =>
      Buffer.concat(await store.read(key, range).toArray());
    return { store, put, read, sandbox };
  }

  test('stores a file and returns it, complete and in ranges', async () => {
    const { store, put, read } = await opened();
    const bytes = randomBytes(300_000);
    const path = await put('videos/one.mp4', bytes);
    expect(existsSync(path)).toBe(false);
    expect(await read('videos/one.mp4')).toEqual(bytes);
    expect(await read('videos/one.mp4', { start: 1000, end: 1999 })).toEqual(bytes.subarray(1000, 2000));
    const reader = new PassThrough();
    const [sent] = await Promise.all([
      buffer(reader),
      store.send('videos/one.mp4', { start: 299_000, end: 299_999 }, reader),
    ]);
    expect(sent).toEqual(bytes.subarray(299_000));
  });

  test.each(['images/a.webp', 'videos/a.mp4', 'files/a.pdf'])('stores %s', async (key) => {
    const { put, read } = await opened();
    await put(key, Buffer.from('some content'));
    expect(String(await read(key))).toBe('some content');
  });

  test('stores a file of many chunks', async () => {
    const { put, read } = await opened();
    const bytes = randomBytes(21 * mebibyte);
    await put('videos/large.mp4', bytes);
    expect((await read('videos/large.mp4')).equals(bytes)).toBe(true);
  }, 60_000);

  test('removes a file permanently, and ignores one that does not exist', async () => {
    const { store, put, read } = await opened();
    await put('files/a.pdf', Buffer.from('some content'));
    await store.remove('files/a.pdf');
    await expect(read('files/a.pdf')).rejects.toThrow();
    await store.remove('files/a.pdf');
  });

  test('reports a missing file', async () => {
    const { read } = await opened();
    await expect(read('videos/none.mp4')).rejects.toThrow();
  });
});

describe.each(['s3', 'cloudinary'] as const)('the external store %s', (name) => {
  async function opened() {
    const { dataDir, media, sandbox } = await storeSettings(name);
    const { store } = openStores({ dataDir, media });
    const path = join(dataDir, 'arriving');
    await writeFile(path, 'some content');
    return { store, path, sandbox, media, dataDir };
  }

  test('serves a file itself, in ranges too, until the URL expires', async () => {
    const { store, path } = await opened();
    await store.put('videos/a.mp4', path, 'video/mp4');
    const address = (await store.directUrls?.urlOf('videos/a.mp4', 60)) ?? '';
    expect(store.directUrls?.origins).toContain(new URL(address).origin);
    const response = await fetch(address, { headers: { range: 'bytes=5-11' } });
    expect([response.status, await response.text()]).toEqual([206, 'content']);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    const over = (await store.directUrls?.urlOf('videos/a.mp4', -10)) ?? '';
    expect((await fetch(over)).ok).toBe(false);
  });

  test('serves nothing at a URL that was changed', async () => {
    const { store, path } = await opened();
    await store.put('videos/a.mp4', path, 'video/mp4');
    const address = (await store.directUrls?.urlOf('videos/a.mp4', 60)) ?? '';
    for (const changed of [
      address.replace('videos', 'images'),
      address.replace(/(expires_at|X-Amz-Expires)=\d+/, '$1=9999999999'),
    ]) {
      expect(changed).not.toBe(address);
      expect((await fetch(changed)).ok).toBe(false);
    }
  });

  test('has one clear failure when it is unreachable, and the file stays with the sender', async () => {
    const { store, path, sandbox } = await opened();
    await sandbox.close();
    for (const attempt of [
      () => store.put('videos/a.mp4', path, 'video/mp4'),
      () => store.remove('videos/a.mp4'),
    ]) {
      const error = await attempt().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RequestFailure);
      expect(error).toMatchObject({ status: 503, code: 'media.store_away' });
    }
    expect(existsSync(path)).toBe(true);
  });

  test('has the same failure with a wrong key', async () => {
    const { path, media, dataDir } = await opened();
    const wrong = {
      ...media,
      s3: media.s3 && { ...media.s3, keys: { id: 'key', secret: 'another secret' } },
      cloudinary: media.cloudinary && { ...media.cloudinary, secret: 'another secret' },
    };
    const { store } = openStores({ dataDir, media: wrong });
    await expect(store.put('videos/a.mp4', path, 'video/mp4')).rejects.toMatchObject({ status: 503 });
  });
});

test('a file stays readable where it was stored when the setting changes', async () => {
  const { dataDir, media } = await storeSettings('s3');
  const before = openStores({ dataDir, media });
  const path = join(dataDir, 'arriving');
  await writeFile(path, 'some content');
  await before.store.put('files/a.txt', path, 'text/plain');
  const after = openStores({ dataDir, media: { ...media, store: 'local' } });
  expect(after.store.name).toBe('local');
  expect(String(Buffer.concat(await after.storeOf('s3').read('files/a.txt').toArray()))).toBe('some content');
  expect(() => after.storeOf('elsewhere')).toThrow('which the settings do not describe');
});

test('a CDN in front of the bucket serves videos at signed URLs, and no others', async () => {
  const { dataDir, media } = await storeSettings('s3');
  const bucketHost = new URL(media.s3?.endpoint ?? '').host;
  await using cdn = await forwardingTo(bucketHost);
  const { store, mediaOrigins } = openStores({
    dataDir,
    media: { ...media, s3: media.s3 && { ...media.s3, cdnOrigin: cdn.origin } },
  });
  const path = join(dataDir, 'arriving');
  await writeFile(path, 'some content');
  await store.put('videos/a.mp4', path, 'video/mp4');
  const address = (await store.directUrls?.urlOf('videos/a.mp4', 60)) ?? '';
  expect(mediaOrigins).toContain(cdn.origin);
  expect(new URL(address).origin).toBe(cdn.origin);
  const response = await fetch(address, { headers: { range: 'bytes=5-11' } });
  expect([response.status, await response.text()]).toEqual([206, 'content']);
  expect((await fetch(address.replace('videos', 'images'))).ok).toBe(false);
});

/** Forwards requests as a CDN does: with the host name of its origin. */
async function forwardingTo(host: string) {
  const server = createServer((incoming, outgoing) => {
    const [hostname, port] = host.split(':');
    const headers = { ...incoming.headers, host };
    request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}
