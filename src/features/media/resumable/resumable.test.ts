import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { tusAs } from '../../../../test/factories/resumable.ts';
import { serveProduct } from '../../../../test/factories/serving.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sweepAssetsJob } from '../sweep-assets.server.ts';
import { sweepUploads } from './sweep-uploads.server.ts';

let product: TestProduct;
let served: Awaited<ReturnType<typeof serveProduct>>;
let author: Person;
let client: ReturnType<typeof tusAs>;
let lecture: Buffer;
beforeAll(async () => {
  product = await createTestProduct();
  served = await serveProduct(product);
  lecture = await readFile(join(import.meta.dirname, '..', 'samples', 'lecture.mp4'));
});
beforeEach(async () => {
  await product.ctx.db.deleteFrom('uploads').execute();
  await sweepUploads(product.ctx);
  author = await makePerson(product.ctx, { role: 'instructor' });
  client = tusAs(served, author);
});
afterAll(async () => {
  await served.close();
  await product.close();
});

type Stored = { message: string; data: { public_id: string; duration: number; original_name: string } };

const partials = () => readdir(join(product.ctx.settings.dataDir, 'uploads')).catch(() => []);
const count = async (table: 'assets' | 'uploads') =>
  (await product.ctx.db.selectFrom(table).select('id').where('ownerId', '=', author.id).execute()).length;

test('the official client uploads a video in pieces and reads the same answer as POST /media gives', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let last = '';
  new Upload(lecture, {
    endpoint: `${served.url}/api/uploads`,
    headers: { cookie: author.cookie },
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
  form.set('file', new File([new Uint8Array(lecture)], 'Lecture “one”.mp4'));
  const plain = await request<Stored>(product, 'POST /media', { form, as: author });
  expect(Object.keys(resumable)).toEqual(Object.keys(plain.body));
  expect({ ...resumable.data, public_id: '', secure_url: '' }).toEqual({
    ...plain.body.data,
    public_id: '',
    secure_url: '',
  });
  expect(resumable.data.duration).toBeGreaterThan(1.9);
  const rows = await product.ctx.db
    .selectFrom('assets')
    .select(['kind', 'contentType', 'bytes', 'originalName'])
    .where('ownerId', '=', author.id)
    .execute();
  expect(rows[0]).toEqual(rows[1]);
  expect(await partials()).toEqual([]);
});

describe('an upload that is interrupted', () => {
  test('goes on from what has arrived, also when a piece was cut off in the middle', async () => {
    const { url } = await client.begin(lecture.length);
    expect((await client.piece(url, 0, lecture.subarray(0, 5000))).status).toBe(204);
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(lecture.subarray(5000, 7000))),
      pull: async (controller) => {
        await expect.poll(() => offsetOnDisk(url)).toBe(7000);
        controller.error(new Error('the line went dead'));
      },
    });
    await expect(client.piece(url, 5000, cut)).rejects.toThrow();
    expect(await client.offsetOf(url)).toBe('7000');
    const answer = await client.piece(url, 7000, lecture.subarray(7000));
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as Stored;
    const file = await product.ctx.db
      .selectFrom('assets')
      .select('storageKey')
      .where('id', '=', data.public_id)
      .executeTakeFirstOrThrow();
    expect(Buffer.concat(await product.ctx.store.read(file.storageKey).toArray()).equals(lecture)).toBe(true);
  });

  test('takes a piece that is sent twice only once', async () => {
    const { url } = await client.begin(lecture.length);
    expect((await client.piece(url, 0, lecture.subarray(0, 5000))).status).toBe(204);
    const again = await client.piece(url, 0, lecture.subarray(0, 5000));
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ success: false, code: 'upload.refused' });
    expect(await client.offsetOf(url)).toBe('5000');
  });

  test('tells its outcome again when the answer was lost, and makes one asset whoever asks', async () => {
    const { url } = await client.begin(lecture.length);
    const { data } = (await (await client.piece(url, 0, lecture)).json()) as Stored;
    expect(await client.offsetOf(url)).toBe(String(lecture.length));
    const answers = await Promise.all([1, 2, 3].map(() => client.call('GET', url, {})));
    for (const answer of answers) {
      expect(((await answer.json()) as Stored).data.public_id).toBe(data.public_id);
    }
    expect(await count('assets')).toBe(1);
  });

  test('has no outcome before it is whole', async () => {
    const { url } = await client.begin(lecture.length);
    await client.piece(url, 0, lecture.subarray(0, 10));
    const answer = await client.call('GET', url, {});
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'upload.incomplete']);
  });

  test('and given up, leaves nothing', async () => {
    const { url } = await client.begin(lecture.length);
    await client.piece(url, 0, lecture.subarray(0, 5000));
    expect((await client.call('DELETE', url, {})).status).toBe(204);
    expect((await client.call('HEAD', url, {})).status).toBe(404);
    expect([await count('uploads'), await partials()]).toEqual([0, []]);
  });

  test('and forgotten, is swept after a day', async () => {
    const { url } = await client.begin(lecture.length);
    await client.piece(url, 0, lecture.subarray(0, 5000));
    const sweep = async () => {
      await addJob(product.ctx.db, sweepAssetsJob, {});
      await product.runJobs();
    };
    await sweep();
    expect(await partials()).toHaveLength(1);
    product.advance(25 * 3_600_000);
    await sweep();
    expect([await count('uploads'), await partials()]).toEqual([0, []]);
  });

  const offsetOnDisk = async (url: string) => {
    const path = join(product.ctx.settings.dataDir, 'uploads', url.split('/').at(-1) ?? '');
    return (await readFile(path)).length;
  };
});

test('a name of a hundred folders is a name and no path', async () => {
  const name = `${'../folder/'.repeat(100)}lecture.mp4`;
  const { url } = await client.begin(lecture.length, name);
  const { data } = (await (await client.piece(url, 0, lecture)).json()) as Stored;
  expect(data.original_name.length).toBeLessThanOrEqual(255);
  const { storageKey } = await product.ctx.db
    .selectFrom('assets')
    .select('storageKey')
    .where('id', '=', data.public_id)
    .executeTakeFirstOrThrow();
  expect(storageKey).toMatch(/^videos\/[0-9a-f-]{36}\.mp4$/);
});

test('while the store is away the file waits whole, and is stored when it is asked for again', async () => {
  const { url } = await client.begin(lecture.length);
  const { put } = product.ctx.store;
  product.ctx.store.put = () => Promise.reject(new Error('the store is away'));
  expect((await client.piece(url, 0, lecture)).status).toBe(500);
  expect([await count('assets'), await client.offsetOf(url)]).toEqual([0, String(lecture.length)]);
  product.ctx.store.put = put;
  expect((await client.call('GET', url, {})).status).toBe(200);
  expect([await count('assets'), await partials()]).toEqual([1, []]);
});

test('a full disk is our fault, said so, and the upload goes on once there is room', async () => {
  const { url } = await client.begin(lecture.length);
  const path = join(product.ctx.settings.dataDir, 'uploads', url.split('/').at(-1) ?? '');
  await rm(path);
  await symlink('/dev/full', path);
  const answer = await client.piece(url, 0, lecture);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ message: 'The upload could not be kept. Please try again.' });
  await rm(path);
  await mkdir(join(path, '..'), { recursive: true });
  expect(await client.offsetOf(url)).toBe('0');
});
