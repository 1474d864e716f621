import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { errorHandler, newApi } from '../../../platform/http/api.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';
import { mediaApi } from '../index.server.ts';

type Stored = { data: { secure_url: string; public_id: string; duration: number | null }; message: string };

let product: TestProduct;
let author: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

const sample = (name: string) => readFile(join(import.meta.dirname, '../samples', name));

function form(
  bytes: Uint8Array | string,
  name: string,
  resourceType: string,
  more: Record<string, string> = {},
) {
  const data = new FormData();
  data.set('resourceType', resourceType);
  for (const [key, value] of Object.entries(more)) data.set(key, value);
  data.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return data;
}

const send = (data: FormData, as = author) => request<Stored>(product, 'POST /media', { form: data, as });

const list = (folder: string) =>
  readdir(join(product.ctx.settings.dataDir, folder), { recursive: true }).catch(() => []);

/** The files on disk and the rows of the table, which must not grow when an upload fails. */
async function traces() {
  const rows = await product.ctx.db.selectFrom('assets').select('id').execute();
  return { incoming: await list('incoming'), media: (await list('media')).length, rows: rows.length };
}

async function expectRefusal(data: FormData, status: number, message: string) {
  const before = await traces();
  const response = await send(data);
  expect(response.body.message).toBe(message);
  expect(response.status).toBe(status);
  expect(await traces()).toEqual({ ...before, incoming: [] });
}

describe('uploading a video', () => {
  test.each([
    ['lecture.mp4', 'video/mp4'],
    ['lecture.webm', 'video/webm'],
    ['lecture.ogv', 'video/ogg'],
    ['silent.ogv', 'video/ogg'],
  ])(
    '%s is stored under a generated name, with the length from the file itself',
    async (name, contentType) => {
      const { status, body } = await send(form(await sample(name), name, 'video', { duration: '4000' }));
      expect(status).toBe(200);
      expect(body.data.duration).toBeGreaterThan(1.9);
      expect(body.data.duration).toBeLessThan(2.3);
      const row = await product.ctx.db
        .selectFrom('assets')
        .selectAll()
        .where('id', '=', body.data.public_id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ contentType, ownerId: author.id, originalName: name });
      expect(row.storageKey).toMatch(/^videos\/[0-9a-f-]{36}\.(mp4|webm|ogv)$/);
      const file = await product.app.request(body.data.secure_url);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(await sample(name));
      expect(await list('incoming')).toEqual([]);
    },
  );

  const onlyVideos = 'Only MP4, WebM, or OGG videos are allowed';
  const damaged = 'This video is damaged or incomplete and cannot be played. Please export it again.';

  test('another kind of file with the name of a video is refused', async () => {
    await expectRefusal(form('not a video at all', 'lecture.mp4', 'video'), 415, onlyVideos);
  });
  test('sound without video is refused', async () => {
    await expectRefusal(form(await sample('sound-only.mp4'), 'lecture.mp4', 'video'), 415, onlyVideos);
  });
  test.each(['lecture.mp4', 'lecture.webm', 'lecture.ogv'])('a truncated %s is refused', async (name) => {
    const whole = await sample(name);
    await expectRefusal(form(whole.subarray(0, whole.length - 900), name, 'video'), 415, damaged);
  });
  test('an empty file is refused', async () => {
    await expectRefusal(form('', 'lecture.mp4', 'video'), 400, 'This file is empty.');
  });
});

describe('uploading an image', () => {
  test('re-encodes it as WebP, upright, at most 1600 pixels, without metadata', async () => {
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0b5f3f' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await send(form(photo, 'photo.jpg', 'image'));
    expect(body.data.secure_url).toBe(`/media/public/${body.data.public_id}`);
    const response = await product.app.request(body.data.secure_url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const seen = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect(seen.exif).toBeUndefined();
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const onlyImages = 'Only JPEG, PNG, WebP, GIF or AVIF images are allowed';

  test('SVG is refused, even if named as a PNG', async () => {
    await expectRefusal(form(svg, 'photo.png', 'image'), 415, onlyImages);
  });
  test('a truncated image is refused', async () => {
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await expectRefusal(
      form(whole.subarray(0, 300), 'a.png', 'image'),
      415,
      'This image is damaged and cannot be read.',
    );
  });
  test.each([
    ['SVG', svg],
    ['a web page', '\uFEFF<!-- hello -->\n<!DOCTYPE html><p>Hi</p>'],
    ['XML that holds SVG', `<?xml version="1.0"?>${svg}`],
    ['a program', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)])],
  ])('%s is refused as a resource too', async (_what, content) => {
    const sentence =
      'Web pages, SVG files and programs can’t be uploaded. Please use a document, an image or an archive.';
    await expectRefusal(form(content, 'notes.txt', 'raw'), 415, sentence);
  });
});

describe('uploading anything else', () => {
  test('a resource is downloaded under its own name', async () => {
    const { body } = await send(form('a,b\n1,2\n', 'Risk “log” – Q1.csv', 'raw'));
    const response = await product.app.request(body.data.secure_url);
    expect(await response.text()).toBe('a,b\n1,2\n');
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Risk%20%E2%80%9Clog%E2%80%9D%20%E2%80%93%20Q1.csv`,
    );
  });

  test('captions must be WebVTT, and errors name the line', async () => {
    const good = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
    expect((await send(form(good, 'lecture.vtt', 'raw'))).status).toBe(200);
    const sentence =
      'These captions are not valid WebVTT. Line 3: times must look like 00:01.000 --> 00:04.000.';
    await expectRefusal(form(good.replace('00:00.000', '0,0'), 'lecture.vtt', 'raw'), 415, sentence);
    const large = `${good}${'\n'.repeat(2 * 1024 * 1024)}`;
    await expectRefusal(form(large, 'lecture.vtt', 'raw'), 415, 'These captions are larger than 2 MB.');
  });

  test('an unknown kind of file is refused', async () => {
    const sentence = 'Specify the file type: resourceType must be image, video or raw.';
    await expectRefusal(form('text', 'a.txt', 'document'), 400, sentence);
  });
  test('the file must be in the field "file"', async () => {
    const data = new FormData();
    data.set('resourceType', 'raw');
    data.set('upload', new File(['text'], 'a.txt'));
    await expectRefusal(data, 400, 'Please choose a file to upload.');
  });
  test('JSON is not a form', async () => {
    const response = await request(product, 'POST /media', { body: { file: 'x' }, as: author });
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('Send the file in a multipart form, in the field "file".');
  });
  test('learners may not upload files', async () => {
    const response = await send(form('text', 'a.txt', 'raw'), await makePerson(product.ctx));
    expect(response.status).toBe(403);
  });
});

describe('a failed upload', () => {
  const boundary = 'xxBOUNDARYxx';
  const opening = `--${boundary}\r\ncontent-disposition: form-data; name="resourceType"\r\n\r\nvideo\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;

  function sendStream(body: ReadableStream<Uint8Array>) {
    return product.app.request('http://localhost:3000/api/media', {
      method: 'POST',
      headers: { cookie: author.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    } as RequestInit);
  }

  test('leaves no file if it stops midway', async () => {
    const before = await traces();
    const response = await sendStream(new Blob([opening, 'half of a vid']).stream());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'media.incomplete' });
    expect(await traces()).toEqual({ ...before, incoming: [] });
  });

  test('leaves no file if its sender disconnects', async () => {
    const before = await traces();
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    const response = sendStream(
      new ReadableStream({
        start: (controller) =>
          controller.enqueue(new TextEncoder().encode(`${opening}${'v'.repeat(100_000)}`)),
        pull: async (controller) => {
          await gone;
          controller.error(new Error('the connection was reset'));
        },
      }),
    );
    await expect.poll(async () => (await list('incoming')).length).toBe(1);
    go();
    expect((await response).status).toBe(400);
    expect(await traces()).toEqual({ ...before, incoming: [] });
  });

  test('is refused with its size and leaves no file if it is too large', async () => {
    const limits = { image: 1024 ** 2, photo: 1024 ** 2, video: 2 * 1024 ** 2, raw: 1024 ** 2 };
    const api = newApi();
    api.onError(errorHandler(product.ctx.log));
    api.use(async (c, next) => {
      const viewer = {
        _id: author.id,
        name: '',
        email: '',
        role: 'instructor' as const,
        isVerified: true,
        isActive: true,
        photo: null,
      };
      c.set('viewer' satisfies keyof ApiEnv['Variables'], viewer);
      await next();
    });
    api.route('/', mediaApi(product.ctx, { usedBy: [] }, limits));
    const before = await traces();
    for (const [kind, sentence] of [
      ['video', 'File size is 3.00MB. It must be less than 2MB.'],
      ['raw', 'File size is 3.00MB. It must be less than 1MB.'],
      ['image', 'Image must be less than 1MB'],
    ] as const) {
      const response = await api.request('/media', {
        method: 'POST',
        body: form(Buffer.alloc(3 * 1024 ** 2), 'a', kind),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: sentence });
    }
    expect(await traces()).toEqual({ ...before, incoming: [] });
  });
});

describe('deleting a file', () => {
  test('is possible for its owner, and removes its bytes', async () => {
    const { body } = await send(form('some text', 'a.txt', 'raw'));
    const before = await traces();
    const response = await request(product, `DELETE /media/delete/${body.data.public_id}`, { as: author });
    expect(response.body).toMatchObject({ success: true, message: 'File deleted' });
    await product.runJobs();
    expect(await traces()).toEqual({ ...before, media: before.media - 1, rows: before.rows - 1 });
  });

  test('is refused for anyone else', async () => {
    const { body } = await send(form('some text', 'a.txt', 'raw'));
    const other = await makePerson(product.ctx, { role: 'instructor' });
    expect(
      (await request(product, `DELETE /media/delete/${body.data.public_id}`, { as: other })).status,
    ).toBe(404);
  });
});
