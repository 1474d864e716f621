import { describe, expect, test } from 'vitest';
import { servedUploads, tusAs } from '../../../../test/factories/media/resumable.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { warmPool } from '../../../../test/harness/warm-pool.ts';

const at = servedUploads();

describe('the server refuses', () => {
  test.each([
    ['another kind', 10, 'notes.txt', 'document', 400, 'Specify the file type'],
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
    [
      'a video of exactly the limit',
      1024 * 1024 ** 2,
      'a.mp4',
      'video',
      413,
      'File size is 1024.00MB. It must be less than 1024MB.',
    ],
    ['a picture of exactly the limit', 5 * 1024 ** 2, 'a.png', 'image', 413, 'Image must be less than 5MB'],
    ['a picture that is too large', 6 * 1024 ** 2, 'a.png', 'image', 413, 'Image must be less than 5MB'],
  ])('%s, before the first byte', async (_what, bytes, name, kind, status, sentence) => {
    const response = await at.client.begin(bytes, name, kind);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text)).toMatchObject({
      success: false,
      message: expect.stringContaining(sentence),
    });
    expect([await at.count('uploads'), await at.partials()]).toEqual([0, []]);
  });

  test('more than a person’s quota, uploads in progress included', async () => {
    const most = at.product.ctx.settings.media.quotaBytes;
    at.product.ctx.settings.media.quotaBytes = 3 * at.lecture.length;
    await at.client.begin(2 * at.lecture.length);
    const { status, text } = await at.client.begin(2 * at.lecture.length);
    at.product.ctx.settings.media.quotaBytes = most;
    expect([status, JSON.parse(text).code]).toEqual([409, 'media.quota']);
  });

  test('more than a person’s quota, announced at the same time', async () => {
    const most = at.product.ctx.settings.media.quotaBytes;
    at.product.ctx.settings.media.quotaBytes = 3 * at.lecture.length;
    await warmPool(at.product);
    const begun = await Promise.all([1, 2, 3].map(() => at.client.begin(2 * at.lecture.length)));
    at.product.ctx.settings.media.quotaBytes = most;
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('a complete file of another kind than declared; none of it is stored', async () => {
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { url } = await at.client.begin(text.length);
    const response = await at.client.piece(url, 0, text);
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ message: 'Only MP4, WebM, or OGG videos are allowed' });
    expect((await at.client.call('GET', url, {})).status).toBe(404);
    expect([await at.count('uploads'), await at.count('assets'), await at.partials()]).toEqual([0, 0, []]);
  });

  test('more bytes than announced', async () => {
    const { url } = await at.client.begin(1000);
    expect((await at.client.piece(url, 0, at.lecture.subarray(0, 2000))).status).toBe(413);
    const endless = new Blob([new Uint8Array(at.lecture)]).stream();
    const response = await at.client.piece(url, 0, endless).catch(() => null);
    expect(response?.ok ?? false).toBe(false);
    expect(Number(await at.client.offsetOf(url))).toBeLessThanOrEqual(1000);
    expect(await at.count('assets')).toBe(0);
  });

  test('another person’s upload, in every way', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    const other = await makePerson(at.product.ctx, { role: 'instructor' });
    const admin = await makePerson(at.product.ctx, { role: 'admin' });
    for (const person of [other, admin]) {
      const stranger = tusAs(at.served, person);
      const statuses = [
        (await stranger.call('HEAD', url)).status,
        (await stranger.call('GET', url)).status,
        (await stranger.piece(url, 0, at.lecture)).status,
        (await stranger.call('DELETE', url)).status,
      ];
      expect(statuses).toEqual([404, 404, 404, 404]);
    }
    expect(await at.client.offsetOf(url)).toBe('0');
    const learner = await makePerson(at.product.ctx);
    expect((await tusAs(at.served, learner).begin(10)).status).toBe(403);
  });

  test('access to another person’s upload through a query parameter', async () => {
    const mine = await at.client.begin(at.lecture.length);
    const other = tusAs(at.served, await makePerson(at.product.ctx, { role: 'instructor' }));
    const theirs = await other.begin(at.lecture.length);
    const hidden = `${mine.url}?of=/${theirs.url.split('/').at(-1)}`;
    expect((await at.client.piece(hidden, 0, at.lecture.subarray(0, 100))).status).toBe(204);
    expect([await at.client.offsetOf(mine.url), await other.offsetOf(theirs.url)]).toEqual(['100', '0']);
    expect((await at.client.call('DELETE', hidden)).status).toBe(204);
    expect(await other.offsetOf(theirs.url)).toBe('0');
  });

  test('a request that violates the protocol, with an explanation in our failure shape', async () => {
    const response = await fetch(`${at.served.url}/api/uploads`, {
      method: 'POST',
      headers: { cookie: at.author.cookie },
    });
    expect(response.status).toBe(412);
    expect(await response.json()).toMatchObject({ success: false, code: 'upload.refused' });
  });
});
