import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { storeSettings } from '../../../../test/factories/processes/stores.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct } from '../../../../test/harness/test-product.ts';
import { smallPictureUrl, smallWidth } from '../../../contract/media/media.ts';

const sample = (name: string) => readFile(join(import.meta.dirname, '../samples', name));

type Stored = { data: { secure_url: string; public_id: string; duration: number | null }; code?: string };

/** The product with its media in an external store, and an author who uploads. */
async function productWith(name: 's3' | 'cloudinary') {
  const { media, sandbox } = await storeSettings(name);
  const product = await createTestProduct({ media });
  onTestFinished(() => product.close());
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const upload = (bytes: Uint8Array, file: string, resourceType: string) => {
    const form = new FormData();
    form.set('resourceType', resourceType);
    form.set('file', new File([new Uint8Array(bytes)], file));
    return request<Stored>(product, 'POST /media', { form, as: author });
  };
  const get = (url: string, headers: Record<string, string> = {}) => product.app.request(url, { headers });
  return { product, sandbox, author, upload, get };
}

describe.each(['s3', 'cloudinary'] as const)('with %s', (name) => {
  test('the store serves a video itself, for at most five minutes after each check', async () => {
    const { upload, get, product, author } = await productWith(name);
    const { status, body } = await upload(await sample('lecture.mp4'), 'lecture.mp4', 'video');
    expect(status).toBe(200);
    expect(body.data.duration).toBeGreaterThan(1.9);

    const response = await get(body.data.secure_url);
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const location = response.headers.get('location') ?? '';
    const { searchParams } = new URL(location);
    const lifetime =
      name === 's3'
        ? Number(searchParams.get('X-Amz-Expires'))
        : Number(searchParams.get('expires_at')) - Date.now() / 1000;
    expect(lifetime).toBeGreaterThan(290);
    expect(lifetime).toBeLessThanOrEqual(300);
    const part = await fetch(location, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);

    await product.ctx.db.updateTable('users').set({ isActive: false }).where('id', '=', author.id).execute();
    product.advance(6000);
    expect((await get(body.data.secure_url)).status).toBe(403);
  });

  test('images and downloads are served by the product, under their own names', async () => {
    const { upload, get } = await productWith(name);
    const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const picture = await upload(red, 'a.png', 'image');
    const shown = await get(picture.body.data.secure_url);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(60);

    const small = await get(smallPictureUrl(picture.body.data.secure_url) ?? '');
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(60);

    const notes = await upload(Buffer.from('a,b\n1,2\n'), 'Register.csv', 'raw');
    const saved = await get(notes.body.data.secure_url, { range: 'bytes=4-6' });
    expect([saved.status, await saved.text()]).toEqual([206, '1,2']);
    expect(saved.headers.get('content-disposition')).toContain('filename="Register.csv"');
  });

  test('a smaller image that cannot be fetched fails with an explanation, and is created once the store is back', async () => {
    const { upload, get, product } = await productWith(name);
    const red = await sharp({ create: { width: 900, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await upload(red, 'a.png', 'image');
    const address = smallPictureUrl(body.data.secure_url) ?? '';
    const { read } = product.ctx.store;
    product.ctx.store.read = () => Readable.from([]).destroy(new Error('the store is unavailable'));
    const failed = await get(address);
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(failed.headers.get('cache-control') ?? '').not.toContain('immutable');
    product.ctx.store.read = read;
    const response = await get(address);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(smallWidth);
  });

  test('deleting a file removes it from the store', async () => {
    const { upload, get, product, author } = await productWith(name);
    const { body } = await upload(await sample('lecture.mp4'), 'lecture.mp4', 'video');
    const location = (await get(body.data.secure_url)).headers.get('location') ?? '';
    expect((await fetch(location)).status).toBe(200);
    await request(product, `DELETE /media/delete/${body.data.public_id}`, { as: author });
    await product.runJobs();
    expect((await fetch(location)).status).toBe(404);
  });

  test('a deleted video returns 404 immediately, at its own URL and at one issued earlier', async () => {
    const { upload, get, product, author } = await productWith(name);
    const { body } = await upload(await sample('lecture.mp4'), 'lecture.mp4', 'video');
    const location = (await get(body.data.secure_url)).headers.get('location') ?? '';
    expect((await fetch(location)).status).toBe(200);
    await request(product, `DELETE /media/delete/${body.data.public_id}`, { as: author });
    expect([(await get(body.data.secure_url)).status, (await fetch(location)).status]).toEqual([404, 404]);
  });

  test('while the store is unreachable, an upload fails with an explanation and leaves nothing behind', async () => {
    const { upload, product, sandbox } = await productWith(name);
    await sandbox.close();
    const { status, body } = await upload(Buffer.from('some text'), 'a.txt', 'raw');
    expect([status, body.code]).toEqual([503, 'media.store_away']);
    expect(await product.ctx.db.selectFrom('assets').select('id').execute()).toEqual([]);
    const incoming = join(product.ctx.settings.dataDir, 'incoming');
    expect(await readdir(incoming).catch(() => [])).toEqual([]);
  });
});
