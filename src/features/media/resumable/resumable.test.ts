import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { describe, expect, test } from 'vitest';
import { servedUploads } from '../../../../test/factories/media/resumable.ts';
import { request } from '../../../../test/harness/request.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sweepAssetsJob } from '../assets/removing/sweep-assets.server.ts';

const at = servedUploads();

type Stored = { message: string; data: { public_id: string; duration: number; original_name: string } };

test('the official client uploads a video in chunks and gets the same response as from POST /media', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let last = '';
  new Upload(at.lecture, {
    endpoint: `${at.served.url}/api/uploads`,
    headers: { cookie: at.author.cookie },
    metadata: { filename: 'Lecture “one”.mp4', resourceType: 'video' },
    chunkSize: 10_000,
    onAfterResponse: (_request, response) => {
      last = response.getBody();
    },
    onSuccess: () => resolve(last),
    onError: reject,
  }).start();
  const resumable = JSON.parse(await promise) as Stored;

  const form = new FormData();
  form.set('resourceType', 'video');
  form.set('file', new File([new Uint8Array(at.lecture)], 'Lecture “one”.mp4'));
  const plain = await request<Stored>(at.product, 'POST /media', { form, as: at.author });
  expect(Object.keys(resumable)).toEqual(Object.keys(plain.body));
  expect({ ...resumable.data, public_id: '', secure_url: '' }).toEqual({
    ...plain.body.data,
    public_id: '',
    secure_url: '',
  });
  expect(resumable.data.duration).toBeGreaterThan(1.9);
  const rows = await at.product.ctx.db
    .selectFrom('assets')
    .select(['kind', 'contentType', 'bytes', 'originalName'])
    .where('ownerId', '=', at.author.id)
    .execute();
  expect(rows[0]).toEqual(rows[1]);
  expect(await at.partials()).toEqual([]);
});

describe('an interrupted upload', () => {
  test('continues from the received data, even when a chunk was cut off', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    expect((await at.client.piece(url, 0, at.lecture.subarray(0, 5000))).status).toBe(204);
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(at.lecture.subarray(5000, 7000))),
      pull: async (controller) => {
        await expect.poll(() => offsetOnDisk(url)).toBe(7000);
        controller.error(new Error('the line went dead'));
      },
    });
    await expect(at.client.piece(url, 5000, cut)).rejects.toThrow();
    expect(await at.client.offsetOf(url)).toBe('7000');
    const response = await at.client.piece(url, 7000, at.lecture.subarray(7000));
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as Stored;
    const file = await at.product.ctx.db
      .selectFrom('assets')
      .select('storageKey')
      .where('id', '=', data.public_id)
      .executeTakeFirstOrThrow();
    expect(Buffer.concat(await at.product.ctx.store.read(file.storageKey).toArray()).equals(at.lecture)).toBe(
      true,
    );
  });

  test('accepts a chunk that is sent twice only once', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    expect((await at.client.piece(url, 0, at.lecture.subarray(0, 5000))).status).toBe(204);
    const again = await at.client.piece(url, 0, at.lecture.subarray(0, 5000));
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ success: false, code: 'upload.refused' });
    expect(await at.client.offsetOf(url)).toBe('5000');
  });

  test('repeats its result when the response was lost, and creates one asset for all requests', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    const { data } = (await (await at.client.piece(url, 0, at.lecture)).json()) as Stored;
    expect(await at.client.offsetOf(url)).toBe(String(at.lecture.length));
    const responses = await Promise.all([1, 2, 3].map(() => at.client.call('GET', url, {})));
    for (const response of responses) {
      expect(((await response.json()) as Stored).data.public_id).toBe(data.public_id);
    }
    expect(await at.count('assets')).toBe(1);
  });

  test('has no result before it is complete', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    await at.client.piece(url, 0, at.lecture.subarray(0, 10));
    const response = await at.client.call('GET', url, {});
    expect([response.status, (await response.json()).code]).toEqual([409, 'upload.incomplete']);
  });

  test('leaves nothing when it is cancelled', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    await at.client.piece(url, 0, at.lecture.subarray(0, 5000));
    expect((await at.client.call('DELETE', url, {})).status).toBe(204);
    expect((await at.client.call('HEAD', url, {})).status).toBe(404);
    expect([await at.count('uploads'), await at.partials()]).toEqual([0, []]);
  });

  test('can no longer be cancelled once its file is stored', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    await at.client.piece(url, 0, at.lecture);
    const response = await at.client.call('DELETE', url, {});
    expect([response.status, (await response.json()).code]).toEqual([409, 'upload.finished']);
    expect(await at.count('assets')).toBe(1);
  });

  test('is swept after a day if it is abandoned', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    await at.client.piece(url, 0, at.lecture.subarray(0, 5000));
    const sweep = async () => {
      await addJob(at.product.ctx.db, sweepAssetsJob, {});
      await at.product.runJobs();
    };
    await sweep();
    expect(await at.partials()).toHaveLength(1);
    at.product.advance(25 * 3_600_000);
    await sweep();
    expect([await at.count('uploads'), await at.partials()]).toEqual([0, []]);
  });

  const offsetOnDisk = async (url: string) => {
    const path = join(at.product.ctx.settings.dataDir, 'uploads', url.split('/').at(-1) ?? '');
    return (await readFile(path)).length;
  };
});

test('a file name with a hundred folders is stored as a name, not a path', async () => {
  const name = `${'../folder/'.repeat(100)}lecture.mp4`;
  const { url } = await at.client.begin(at.lecture.length, name);
  const { data } = (await (await at.client.piece(url, 0, at.lecture)).json()) as Stored;
  expect(data.original_name.length).toBeLessThanOrEqual(255);
  const { storageKey } = await at.product.ctx.db
    .selectFrom('assets')
    .select('storageKey')
    .where('id', '=', data.public_id)
    .executeTakeFirstOrThrow();
  expect(storageKey).toMatch(/^videos\/[0-9a-f-]{36}\.mp4$/);
});

test('while the store is unreachable the complete file is kept, and stored on a later request', async () => {
  const { url } = await at.client.begin(at.lecture.length);
  const { put } = at.product.ctx.store;
  at.product.ctx.store.put = () => Promise.reject(new Error('the store is unavailable'));
  expect((await at.client.piece(url, 0, at.lecture)).status).toBe(500);
  expect([await at.count('assets'), await at.client.offsetOf(url)]).toEqual([0, String(at.lecture.length)]);
  at.product.ctx.store.put = put;
  expect((await at.client.call('GET', url, {})).status).toBe(200);
  expect([await at.count('assets'), await at.partials()]).toEqual([1, []]);
});

test('a full disk is reported as our fault, and the upload is still there once there is room', async () => {
  const piece = Buffer.alloc(24_000_000);
  const { url } = await at.client.begin(piece.length);
  const path = join(at.product.ctx.settings.dataDir, 'uploads', url.split('/').at(-1) ?? '');
  await rm(path);
  await symlink('/dev/full', path);
  const response = await at.client.piece(url, 0, piece);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 'media.no_room',
    message: 'There is no room for this file on the server at the moment. Please try again later.',
  });
  await rm(path);
  await mkdir(join(path, '..'), { recursive: true });
  expect(await at.client.offsetOf(url)).toBe('0');
});

test('an upload begins without data, even when the client sends some', async () => {
  const response = await at.client.call(
    'POST',
    '/api/uploads',
    {
      'upload-length': String(at.lecture.length),
      'upload-metadata': `filename ${btoa('lecture.mp4')},resourceType ${btoa('video')}`,
      'content-type': 'application/offset+octet-stream',
    },
    new Uint8Array(at.lecture),
  );
  expect(response.status).toBe(201);
  const url = response.headers.get('location') ?? '';
  expect(await at.client.offsetOf(url)).toBe('0');
  expect((await at.client.piece(url, 0, at.lecture)).status).toBe(200);
});
