import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { tusAs } from '../../../../test/factories/resumable.ts';
import { serveProduct } from '../../../../test/factories/serving.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
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

const partials = () => readdir(join(product.ctx.settings.dataDir, 'uploads')).catch(() => []);
const count = async (table: 'assets' | 'uploads') =>
  (await product.ctx.db.selectFrom(table).select('id').where('ownerId', '=', author.id).execute()).length;

describe('what is refused', () => {
  test.each([
    ['another kind', 10, 'notes.txt', 'document', 400, 'Say what the file is'],
    ['an empty file', 0, 'lecture.mp4', 'video', 400, 'This file is empty.'],
    [
      'a video that is too large',
      1025 * 1024 ** 2,
      'a.mp4',
      'video',
      413,
      'File size is 1025.00MB. It must be less than 1024MB.',
    ],
    [
      'another file that is too large',
      501 * 1024 ** 2,
      'a.zip',
      'raw',
      413,
      'File size is 501.00MB. It must be less than 500MB.',
    ],
    ['a picture that is too large', 6 * 1024 ** 2, 'a.png', 'image', 413, 'Image must be less than 5MB'],
  ])('%s, before the first byte', async (_what, bytes, name, kind, status, sentence) => {
    const answer = await client.begin(bytes, name, kind);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({
      success: false,
      message: expect.stringContaining(sentence),
    });
    expect([await count('uploads'), await partials()]).toEqual([0, []]);
  });

  test('more than a person may pile up, what is under way included', async () => {
    const most = product.ctx.settings.media.quotaBytes;
    product.ctx.settings.media.quotaBytes = 3 * lecture.length;
    await client.begin(2 * lecture.length);
    const { status, text } = await client.begin(2 * lecture.length);
    product.ctx.settings.media.quotaBytes = most;
    expect([status, JSON.parse(text).code]).toEqual([409, 'media.quota']);
  });

  test('a file of another kind than it says, once it is whole; nothing of it stays', async () => {
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { url } = await client.begin(text.length);
    const answer = await client.piece(url, 0, text);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: 'Only MP4, WebM, or OGG videos are allowed' });
    expect((await client.call('GET', url, {})).status).toBe(404);
    expect([await count('uploads'), await count('assets'), await partials()]).toEqual([0, 0, []]);
  });

  test('more bytes than were announced', async () => {
    const { url } = await client.begin(1000);
    expect((await client.piece(url, 0, lecture.subarray(0, 2000))).status).toBe(413);
    const endless = new Blob([new Uint8Array(lecture)]).stream();
    const answer = await client.piece(url, 0, endless).catch(() => null);
    expect(answer?.ok ?? false).toBe(false);
    expect(Number(await client.offsetOf(url))).toBeLessThanOrEqual(1000);
    expect(await count('assets')).toBe(0);
  });

  test('another person’s upload, in every way', async () => {
    const { url } = await client.begin(lecture.length);
    const other = await makePerson(product.ctx, { role: 'instructor' });
    const admin = await makePerson(product.ctx, { role: 'admin' });
    for (const person of [other, admin]) {
      const stranger = tusAs(served, person);
      const statuses = [
        (await stranger.call('HEAD', url)).status,
        (await stranger.call('GET', url)).status,
        (await stranger.piece(url, 0, lecture)).status,
        (await stranger.call('DELETE', url)).status,
      ];
      expect(statuses).toEqual([404, 404, 404, 404]);
    }
    expect(await client.offsetOf(url)).toBe('0');
    const learner = await makePerson(product.ctx);
    expect((await tusAs(served, learner).begin(10)).status).toBe(403);
  });

  test('a request that does not speak the protocol, with a sentence in our shape', async () => {
    const answer = await fetch(`${served.url}/api/uploads`, {
      method: 'POST',
      headers: { cookie: author.cookie },
    });
    expect(answer.status).toBe(412);
    expect(await answer.json()).toMatchObject({ success: false, code: 'upload.refused' });
  });
});
