import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { servedUploads } from '../../../../test/factories/media/resumable.ts';
import { request } from '../../../../test/harness/request.ts';

const at = servedUploads();

type Stored = { code?: string; message: string; data: { secure_url: string; public_id: string } };

function upload(bytes: Uint8Array, name: string, resourceType: string) {
  const form = new FormData();
  form.set('resourceType', resourceType);
  form.set('file', new File([new Uint8Array(bytes)], name));
  return request<Stored>(at.product, 'POST /media', { form, as: at.author });
}

/** The files and rows of uploads: a failed upload must not add any. */
async function traces() {
  const list = (folder: string) =>
    readdir(join(at.product.ctx.settings.dataDir, folder), { recursive: true }).catch(() => []);
  const media = (await list('media')).filter((name) => name.includes('.'));
  return { incoming: await list('incoming'), media: media.length, rows: await at.count('assets') };
}

const script = '<html><body><script>alert(document.domain)</script></body></html>';
const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${script}\ntrailer<</Root 1 0 R>>\n%%EOF`;

describe('a file of exactly its limit', () => {
  test('is refused during upload if it must be smaller', async () => {
    const { status, body } = await upload(new Uint8Array(5 * 1024 ** 2), 'a.png', 'image');
    expect([status, body.message]).toEqual([413, 'Image must be less than 5MB']);
  });
});

describe('a polyglot file', () => {
  test('is downloaded, never shown at our origin, if it is both a PDF and a web page', async () => {
    const { body } = await upload(Buffer.from(pdf), 'notes.html', 'raw');
    const response = await at.product.app.request(body.data.secure_url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="notes\.pdf"/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('is re-encoded, so that nothing of the script remains, if it is both a GIF and a script', async () => {
    const pixels = { width: 16, height: 16, channels: 3 as const, background: 'green' };
    const gif = await sharp({ create: pixels }).gif().toBuffer();
    const both = Buffer.concat([gif, Buffer.from('*/=1;alert(document.domain);//')]);
    const { status, body } = await upload(both, 'picture.js', 'image');
    expect(status).toBe(200);
    const response = await at.product.app.request(body.data.secure_url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer()).includes('alert')).toBe(false);
    const asFile = await upload(both, 'picture.js', 'raw');
    const file = await at.product.app.request(asFile.body.data.secure_url);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="picture\.gif"/);
  });

  test.each([
    ['an archive', Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), randomBytes(400)])],
    ['a web page', Buffer.from(script)],
  ])('a video with %s at its end is refused', async (_what, tail) => {
    const before = await traces();
    const { status, body } = await upload(Buffer.concat([at.lecture, tail]), 'lecture.mp4', 'video');
    expect([status, body.code]).toEqual([415, 'media.broken_video']);
    expect(await traces()).toEqual(before);
  });

  test('a video that hides a web page in its own box is served as a video and nothing else', async () => {
    const box = Buffer.alloc(8);
    box.writeUInt32BE(8 + script.length, 0);
    box.write('free', 4, 'latin1');
    const both = Buffer.concat([at.lecture, box, Buffer.from(script)]);
    const { body } = await upload(both, 'lecture.html', 'video');
    const response = await at.product.app.request(body.data.secure_url);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

test('a file name with a hundred folders is stored as a name, not a path, in a single request too', async () => {
  const { body } = await upload(at.lecture, `${'../folder/'.repeat(100)}lecture.mp4`, 'video');
  const row = await at.product.ctx.db
    .selectFrom('assets')
    .select(['storageKey', 'originalName'])
    .where('id', '=', body.data.public_id)
    .executeTakeFirstOrThrow();
  expect(row.storageKey).toMatch(/^videos\/[0-9a-f-]{36}\.mp4$/);
  expect(row.originalName.length).toBeLessThanOrEqual(255);
});

test('a name with bidi controls is listed by its real extension', async () => {
  const { body } = await upload(at.lecture, 'lecture\u202e4pm.mp4', 'video');
  const { originalName } = await at.product.ctx.db
    .selectFrom('assets')
    .select('originalName')
    .where('id', '=', body.data.public_id)
    .executeTakeFirstOrThrow();
  expect(originalName).toBe('lecture 4pm.mp4');
});

/** Sends a raw request, and hangs up when told to. */
async function raw(head: string[], body: string, mayHangUp = async () => {}): Promise<string> {
  const { hostname, port } = new URL(at.served.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `${[...head, `host: ${hostname}:${port}`, `cookie: ${at.author.cookie}`].join('\r\n')}\r\n\r\n${body}`,
  );
  await mayHangUp();
  socket.end();
  let received = '';
  for await (const part of socket.setEncoding('utf8')) received += part;
  return received;
}

describe('a false declared length', () => {
  const form = (bytes: string) =>
    `--x\r\ncontent-disposition: form-data; name="resourceType"\r\n\r\nraw\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${bytes}\r\n--x--\r\n`;
  const post = (length: number) => [
    'POST /api/media HTTP/1.1',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${length}`,
    'connection: close',
  ];

  test('stores nothing if it exceeds the body', async () => {
    const before = await traces();
    const arriving = async () => (await traces()).incoming.length - before.incoming.length;
    await raw(post(100_000), form('some text'), () => expect.poll(arriving).toBe(1));
    await expect.poll(traces).toEqual(before);
  });

  test('is refused and stores nothing if it is below the length of the body', async () => {
    const before = await traces();
    const response = await raw(post(form('some text').length - 20), form('some text'));
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    await expect.poll(traces).toEqual(before);
  });
});

test('a chunk that two connections send at the same time is accepted once', async () => {
  const { url } = await at.client.begin(at.lecture.length);
  const piece = at.lecture.subarray(0, 5000);
  const responses = await Promise.all([at.client.piece(url, 0, piece), at.client.piece(url, 0, piece)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await at.client.offsetOf(url)).toBe('5000');
  const stored = await at.client.piece(url, 5000, at.lecture.subarray(5000));
  const { data } = (await stored.json()) as Stored;
  const response = await at.product.app.request(data.secure_url);
  expect(Buffer.from(await response.arrayBuffer()).equals(at.lecture)).toBe(true);
});

describe('a store without room', () => {
  const full = () =>
    Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' }));

  test('is reported, and nothing is left of a file sent in one request', async () => {
    const before = await traces();
    const { put } = at.product.ctx.store;
    at.product.ctx.store.put = full;
    const { status, body } = await upload(at.lecture, 'lecture.mp4', 'video');
    at.product.ctx.store.put = put;
    expect([status, body.code]).toEqual([503, 'media.no_room']);
    expect(await traces()).toEqual(before);
  });

  test('leaves a resumable upload complete and waiting', async () => {
    const { url } = await at.client.begin(at.lecture.length);
    const { put } = at.product.ctx.store;
    at.product.ctx.store.put = full;
    expect((await at.client.piece(url, 0, at.lecture)).status).toBe(503);
    at.product.ctx.store.put = put;
    expect((await at.client.call('GET', url)).status).toBe(200);
  });
});

test('a declared video length only counts if it is plausible', async () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  for (const [duration, stored] of [
    ['Infinity', null],
    ['-5', null],
    ['1e300', null],
    ['NaN', null],
    ['90000', null],
    ['61.5', 61.5],
  ] as const) {
    const response = await at.client.call('POST', '/api/uploads', {
      'upload-length': '1000',
      'upload-metadata': `filename ${base64('a.mp4')},resourceType ${base64('video')},duration ${base64(duration)}`,
    });
    expect(response.status).toBe(201);
    const id = response.headers.get('location')?.split('/').at(-1) ?? '';
    const row = await at.product.ctx.db
      .selectFrom('uploads')
      .select('durationSeconds')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.durationSeconds).toBe(stored);
  }
  const { url } = await at.client.begin(at.lecture.length);
  const { data } = (await (await at.client.piece(url, 0, at.lecture)).json()) as {
    data: { duration: number };
  };
  expect(data.duration).toBeLessThan(3);
});
