import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { storeSettings } from '../../../../test/factories/processes/stores.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { readQueue } from '../../../platform/jobs/queue-figures.ts';
import { storeNames } from '../../../platform/media/media-settings.ts';
import { mediaFolderOf } from '../../../platform/media/stores.ts';
import type { StoredFile } from '../contract.ts';
import { isLeftAsIs } from './fast-start.server.ts';
import { prepareVideo, resumeVideos } from './prepare-video.server.ts';

const sample = (name: string) => readFile(join(import.meta.dirname, '../samples', name));

type Stored = { message: string; code?: string; data: StoredFile };

async function upload(product: TestProduct, author: Person, name: string, bytes?: Buffer) {
  const form = new FormData();
  form.set('resourceType', 'video');
  form.set('file', new File([new Uint8Array(bytes ?? (await sample(name)))], name));
  return request<Stored>(product, 'POST /media', { form, as: author });
}

const shown = async (product: TestProduct, as: Person, id: string) =>
  (await request<{ file: StoredFile }>(product, `GET /media/${id}`, { as })).body.file;

const rowOf = (product: TestProduct, id: string) =>
  product.ctx.db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function bytesOf(product: TestProduct, id: string): Promise<Buffer> {
  const { store, storageKey } = await rowOf(product, id);
  return Buffer.concat(await product.ctx.storeOf(store).read(storageKey).toArray());
}

/** Holds back every result until `count` of them can be stored. @returns a function that restores the store */
function storeWhenAllArePrepared({ ctx: { store } }: TestProduct, count: number): () => void {
  const { put } = store;
  const { promise: all, resolve } = Promise.withResolvers<void>();
  let prepared = 0;
  store.put = async (...file) => {
    prepared += 1;
    if (prepared === count) resolve();
    await all;
    return put(...file);
  };
  return () => {
    store.put = put;
  };
}

describe.each(storeNames)('a video whose index is at its end, in the store %s', (name) => {
  test('starts without a delay after its processing, and loses no media; the original stays for a while, unless it is deleted', async () => {
    const { media, sandbox } = await storeSettings(name);
    const product = await createTestProduct({ media });
    onTestFinished(() => product.close());
    expect(sandbox).toBeDefined();
    const author = await makePerson(product.ctx, { role: 'instructor' });
    const { body } = await upload(product, author, 'index-at-end.mp4');
    const id = body.data.public_id;
    expect(body.data.processing).toMatchObject({
      state: 'waiting',
      container: 'MP4',
      videoCodec: 'H.264',
      audioCodec: 'AAC',
      playable: true,
    });
    const before = await rowOf(product, id);
    await product.runJobs();

    expect(await shown(product, author, id)).toMatchObject({
      public_id: id,
      processing: {
        state: 'ready',
        playable: true,
        message: expect.stringContaining('MP4 with H.264 and AAC'),
      },
    });
    const [original, prepared] = [await sample('index-at-end.mp4'), await bytesOf(product, id)];
    const path = join(product.ctx.settings.dataDir, 'prepared.mp4');
    await writeFile(path, prepared);
    expect([await isLeftAsIs(path), prepared.length]).toEqual([true, original.length]);
    const mediaOf = (file: Buffer) => file.subarray(file.indexOf('mdat'), file.indexOf('mdat') + 60_000);
    expect(mediaOf(prepared).equals(mediaOf(original))).toBe(true);

    const after = await rowOf(product, id);
    expect(after.storageKey).not.toBe(before.storageKey);
    const old = () => product.ctx.storeOf(before.store).read(before.storageKey).toArray();
    expect(await old()).not.toEqual([]);
    expect(await readdir(join(product.ctx.settings.dataDir, 'processing'))).toEqual([]);

    // When the video is deleted, the original goes with it: the store would serve it at a URL it issued before.
    await request(product, `DELETE /media/delete/${id}`, { as: author });
    await product.runJobs();
    await expect(old()).rejects.toThrow();
  });
});

describe('processing', () => {
  let product: TestProduct;
  let author: Person;
  beforeAll(async () => {
    product = await createTestProduct();
    author = await makePerson(product.ctx, { role: 'instructor' });
  });
  afterAll(() => product.close());

  test('a video that already starts immediately is not rewritten', async () => {
    for (const name of ['lecture.mp4', 'lecture.webm', 'lecture.ogv']) {
      const { body } = await upload(product, author, name);
      expect(body.data.processing?.state).toBe('ready');
      const before = await rowOf(product, body.data.public_id);
      await product.runJobs();
      expect((await rowOf(product, body.data.public_id)).storageKey).toBe(before.storageKey);
    }
  });

  test('prepares all waiting videos, one after another', async () => {
    const ids = [];
    for (const name of ['index-at-end.mp4', 'index-at-end.mp4'])
      ids.push((await upload(product, author, name)).body.data.public_id);
    await product.runJobs();
    for (const id of ids) expect((await rowOf(product, id)).processing).toBe('ready');
  });

  test('continues after a process died midway, and changes nothing when it runs twice', async () => {
    const { body } = await upload(product, author, 'index-at-end.mp4');
    const id = body.data.public_id;
    const { put } = product.ctx.store;
    product.ctx.store.put = () => Promise.reject(new Error('the process died here'));
    await expect(prepareVideo(product.ctx, { assetId: id })).rejects.toThrow('died here');
    product.ctx.store.put = put;
    expect((await rowOf(product, id)).processing).toBe('working');
    expect(await bytesOf(product, id)).toEqual(await sample('index-at-end.mp4'));

    await resumeVideos(product.ctx);
    await product.runJobs();
    const ready = await rowOf(product, id);
    expect(ready.processing).toBe('ready');
    await prepareVideo(product.ctx, { assetId: id });
    expect((await rowOf(product, id)).storageKey).toBe(ready.storageKey);
  });

  test('keeps the job of a process that died, and does not count it as parked', async () => {
    const id = (await upload(product, author, 'index-at-end.mp4')).body.data.public_id;
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-dead', attempts = 1
      where key = ${`prepare-video:${id}`}`.execute(product.ctx.db);
    await resumeVideos(product.ctx);
    await sql`select graphile_worker.force_unlock_workers(array['worker-dead'])`.execute(product.ctx.db);
    expect(await readQueue(product.ctx.pool)).toMatchObject({ waiting: 1, parked: 0 });
    await product.runJobs();
    expect((await rowOf(product, id)).processing).toBe('ready');
  });

  test('has one result when two processes do it at the same time, and the bytes of the other are removed', async () => {
    const stored = () => readdir(join(mediaFolderOf(product.ctx.settings.dataDir), 'videos'));
    const before = await stored();
    const added = async () => (await stored()).filter((name) => !before.includes(name));
    const { body } = await upload(product, author, 'index-at-end.mp4');
    const id = body.data.public_id;
    const restore = storeWhenAllArePrepared(product, 2);
    await Promise.all([1, 2].map(() => prepareVideo(product.ctx, { assetId: id }))).finally(restore);
    const { processing, storageKey } = await rowOf(product, id);
    expect(processing).toBe('ready');
    expect((await bytesOf(product, id)).indexOf('moov')).toBeLessThan(100);
    expect(await added(), 'the original and two results').toHaveLength(3);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(product.ctx.db);
    await product.runJobs();
    expect(await added()).toEqual([basename(storageKey)]);
    expect(await rowOf(product, id)).toMatchObject({ processing: 'ready', storageKey });
  });

  test('videos that have never been inspected are inspected immediately', async () => {
    const { body } = await upload(product, author, 'lecture.mp4');
    const id = body.data.public_id;
    const unknown = { processing: 'waiting', container: null, videoCodec: null, playableBy: null } as const;
    await product.ctx.db.updateTable('assets').set(unknown).where('id', '=', id).execute();
    await resumeVideos(product.ctx);
    await product.runJobs();
    expect(await rowOf(product, id)).toMatchObject({
      processing: 'ready',
      container: 'MP4',
      videoCodec: 'avc',
    });
  });

  test.each([
    ['hevc.mp4', 'MP4 with HEVC (H.265) and AAC'],
    ['mpeg4.mp4', 'MP4 with MPEG-4 Part 2 or older video and AAC'],
  ])('without ffmpeg %s is refused with the supported formats', async (name, what) => {
    const { status, body } = await upload(product, author, name);
    expect([status, body.code]).toEqual([415, 'media.unplayable_video']);
    expect(body.message).toBe(
      `This is ${what}, which browsers cannot play. Please export it as an MP4 with H.264 video and AAC sound, or a WebM with VP8, VP9 or AV1 video and Opus or Vorbis sound.`,
    );
  });

  test('without ffmpeg, Ogg is accepted, and its author is told who can play it', async () => {
    const { body } = await upload(product, author, 'lecture.ogv');
    expect(body.data.processing).toMatchObject({
      state: 'ready',
      container: 'Ogg',
      videoCodec: 'Theora',
      audioCodec: 'Vorbis',
      playable: true,
    });
    expect(body.data.processing?.message).toContain(
      'Enrolled learners can watch it in every current browser.',
    );
    expect((await rowOf(product, body.data.public_id)).playableBy).toBe('decoder');
  });
});

describe.skipIf(!isThere())('with a real ffmpeg', () => {
  test.each(['hevc.mp4', 'mpeg4.mp4', 'lecture.ogv'])('%s is converted', async (name) => {
    const { media } = await storeSettings('local');
    const product = await createTestProduct({ media: { ...media, ffmpegPath: 'ffmpeg' } });
    onTestFinished(() => product.close());
    const author = await makePerson(product.ctx, { role: 'instructor' });
    const { body } = await upload(product, author, name);
    const id = body.data.public_id;
    expect(body.data.processing).toMatchObject({ state: 'waiting', playable: name.endsWith('.ogv') });
    expect(body.data.processing?.message).toContain('We’re converting it to MP4');
    await product.runJobs();
    expect((await shown(product, author, id)).processing).toMatchObject({
      state: 'ready',
      container: 'MP4',
      videoCodec: 'H.264',
      audioCodec: 'AAC',
      playable: true,
    });
    expect((await rowOf(product, id)).contentType).toBe('video/mp4');
  });

  test('a video that cannot be converted is reported as unplayable', async () => {
    const { media } = await storeSettings('local');
    const product = await createTestProduct({ media: { ...media, ffmpegPath: 'ffmpeg' } });
    onTestFinished(() => product.close());
    const author = await makePerson(product.ctx, { role: 'instructor' });
    const { body } = await upload(product, author, 'hevc.mp4');
    product.ctx.settings.media.ffmpegPath = 'off';
    await product.runJobs();
    const { processing } = await shown(product, author, body.data.public_id);
    expect(processing).toMatchObject({ state: 'failed', playable: false });
    expect(processing?.message).toContain('Please replace it with an MP4 with H.264 video and AAC sound');
  });
});

function isThere(): boolean {
  try {
    return execFileSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' }).includes('libx264');
  } catch {
    return false;
  }
}
