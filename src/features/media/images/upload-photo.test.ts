import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { streamedFrom } from '../../../platform/http/requests/streamed-request.ts';
import { uploadPhoto } from './upload-photo.server.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await createTestProduct();
  person = await makePerson(product.ctx);
});
afterAll(() => product.close());

type Stored = { success: boolean; url: string; message: string };

function send(content: Uint8Array | string, name: string, field = 'photo') {
  const form = new FormData();
  form.set(field, new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  return request<Stored>(product, 'POST /media/upload-photo', { form, as: person });
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5f3f' } });

test('a photo becomes a square of 512 pixels, upright, from its centre, without metadata', async () => {
  const middle = await draw(200, 200).png().toBuffer();
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'white' } })
    .composite([{ input: middle, left: 350, top: 50 }])
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await send(photo, 'me.jpg');
  expect(body).toMatchObject({ success: true, message: 'Photo uploaded' });
  const response = await product.app.request(body.url);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await response.arrayBuffer());
  const seen = await sharp(bytes).metadata();
  expect(seen).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(seen.exif).toBeUndefined();
  for (const [left, top] of [
    [256, 120],
    [120, 256],
  ] as const) {
    const [red = 0, green = 0] = await sharp(bytes)
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(green, 'the square in the centre has kept its shape').toBeGreaterThan(red + 40);
  }
});

test('a small image is enlarged to the same square', async () => {
  const { body } = await send(await draw(40, 90).png().toBuffer(), 'tiny.png');
  const response = await product.app.request(body.url);
  const seen = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(seen).toMatchObject({ width: 512, height: 512 });
});

const onlyImages = 'Only JPEG, PNG, WebP, GIF or AVIF images are allowed';
const damaged = 'This image is damaged and cannot be read.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const bomb = () => draw(9000, 9000).png({ compressionLevel: 9 }).toBuffer();

const unacceptable: [string, string, () => Promise<Uint8Array | string>, number, string][] = [
  ['SVG', 'me.svg', async () => svg, 415, onlyImages],
  ['SVG with the name of a PNG', 'me.png', async () => svg, 415, onlyImages],
  ['a web page with the name of a JPEG', 'me.jpg', async () => '<!doctype html><p>Hi</p>', 415, onlyImages],
  ['a program', 'me.webp', async () => Buffer.from('7f454c4602010100', 'hex'), 415, onlyImages],
  ['a PDF', 'me.png', async () => '%PDF-1.7\n%âãÏÓ\n', 415, onlyImages],
  ['text', 'me.png', async () => 'not a picture', 415, onlyImages],
  [
    'a truncated image',
    'me.png',
    async () => (await draw(400, 400).png().toBuffer()).subarray(0, 300),
    415,
    damaged,
  ],
  ['an image that decompresses to gigabytes', 'me.png', bomb, 415, damaged],
  ['nothing', 'me.png', async () => '', 400, 'This file is empty.'],
];

test.each(unacceptable)(
  '%s is refused and leaves nothing behind',
  async (_what, name, content, status, sentence) => {
    const before = await traces();
    const response = await send(await content(), name);
    expect(response.body.message).toBe(sentence);
    expect(response.status).toBe(status);
    expect(await traces()).toEqual(before);
  },
);

test('the photo must be in the field "photo" of a form', async () => {
  expect((await send('x', 'me.png', 'file')).body.message).toBe('Please choose a file to upload.');
  const response = await request(product, 'POST /media/upload-photo', { body: { photo: 'x' }, as: person });
  expect(response.body.message).toBe('Send the file in a multipart form, in the field "photo".');
});

async function traces() {
  const { dataDir } = product.ctx.settings;
  const list = (folder: string) => readdir(join(dataDir, folder), { recursive: true }).catch(() => []);
  const rows = await product.ctx.db.selectFrom('assets').select('id').execute();
  return { incoming: await list('incoming'), media: await list('media'), rows: rows.length };
}

test('a photo of a few mebibytes is accepted, and one over the limit is refused with an explanation', async () => {
  const { width, height } = { width: 1000, height: 1000 };
  const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const viewer = { ...person, _id: person.id, isVerified: false, isActive: true, photo: null };
  const mebibyte = 1024 ** 2;
  expect(noise.length).toBeGreaterThan(2 * mebibyte);
  const uploadUpTo = (limit: number) => {
    const form = new FormData();
    form.set('photo', new File([new Uint8Array(noise)], 'me.png'));
    const request = new Request('http://localhost:3000/', { method: 'POST', body: form });
    return uploadPhoto(product.ctx, { usedBy: [] }, viewer, streamedFrom(request), limit);
  };
  expect(await uploadUpTo(5 * mebibyte)).toMatchObject({ ownerId: person.id, contentType: 'image/webp' });
  const before = await traces();
  await expect(uploadUpTo(mebibyte)).rejects.toMatchObject({
    status: 413,
    message: 'Image must be less than 1MB',
  });
  expect(await traces()).toEqual(before);
});
