import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { warmPool } from '../../../../test/harness/warm-pool.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sweepAssetsJob } from './removing/sweep-assets.server.ts';
import { storeFile } from './store-file.server.ts';

const day = 24 * 3_600_000;
const kibibyte = 1024;

let product: TestProduct;
let author: Person;
beforeAll(async () => {
  product = await createTestProduct({
    media: {
      store: 'local',
      s3: undefined,
      cloudinary: undefined,
      ffmpegPath: 'off',
      quotaBytes: 64 * kibibyte,
    },
  });
  author = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

type Stored = { message: string; code?: string; data: { public_id: string } };

function uploadText(bytes: number, as: Person = author) {
  const form = new FormData();
  form.set('resourceType', 'raw');
  form.set('file', new File(['x'.repeat(bytes)], 'notes.txt'));
  return request<Stored>(product, 'POST /media', { form, as });
}

async function useInCourse(assetId: string, { id: instructorId }: Person) {
  const { lectureIds } = await makeCourse(product.ctx, { instructorId });
  const resource = { lectureId: lectureIds[0] ?? '', title: 'Notes', assetId, position: 0 };
  await product.ctx.db.insertInto('resources').values(resource).execute();
}

const rowOf = (id: string) =>
  product.ctx.db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();

const bytesOnDisk = async () =>
  (await readdir(join(product.ctx.settings.dataDir, 'media'), { recursive: true }).catch(() => [])).filter(
    (name) => name.includes('.'),
  ).length;

const waiting = async () => {
  const { rows } = await sql<{ lastError: string | null }>`
    select last_error from graphile_worker.jobs
    where task_identifier = 'remove_media_bytes'`.execute(product.ctx.db);
  return rows;
};

describe('unused uploads', () => {
  test('may take up only a limited amount of space; files used by a course do not count', async () => {
    const person = await makePerson(product.ctx, { role: 'instructor' });
    const first = await uploadText(40 * kibibyte, person);
    expect(first.status).toBe(200);
    const tooMuch = await uploadText(40 * kibibyte, person);
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'media.quota' } });
    expect(tooMuch.body.message).toMatch(/^You can store up to .* GB of files that no course uses yet/);
    await useInCourse(first.body.data.public_id, person);
    expect((await uploadText(40 * kibibyte, person)).status).toBe(200);
  });

  test('are counted even when they arrive at the same time', async () => {
    const person = await makePerson(product.ctx, { role: 'instructor' });
    await warmPool(product);
    const before = await bytesOnDisk();
    const responses = await Promise.all([1, 2, 3].map(() => uploadText(40 * kibibyte, person)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await bytesOnDisk()).toBe(before + 1);
  });

  test('are deleted when they are a day old, with their bytes; used ones stay', async () => {
    const person = await makePerson(product.ctx, { role: 'instructor' });
    const { body: unused } = await uploadText(10, person);
    const { body: used } = await uploadText(10, person);
    await useInCourse(used.data.public_id, person);
    const sweep = async () => {
      await addJob(product.ctx.db, sweepAssetsJob, {});
      await product.runJobs();
    };

    product.advance(day - 60_000);
    await sweep();
    expect(await rowOf(unused.data.public_id)).toBeDefined();
    product.advance(120_000);
    const key = (await rowOf(unused.data.public_id))?.storageKey ?? '';
    await sweep();
    expect(await rowOf(unused.data.public_id)).toBeUndefined();
    expect(await rowOf(used.data.public_id)).toBeDefined();
    await expect(product.ctx.store.read(key).toArray()).rejects.toThrow();
  });
});

describe('bytes in the store', () => {
  test('are removed later if they cannot be removed immediately, and the asset is already gone', async () => {
    const { body } = await uploadText(10);
    const { remove } = product.ctx.store;
    const before = await bytesOnDisk();
    product.ctx.store.remove = () => Promise.reject(new Error('the store is unavailable'));
    await request(product, `DELETE /media/delete/${body.data.public_id}`, { as: author });
    await product.runJobs();
    // The worker records a failure shortly after the job has ended.
    await expect.poll(waiting).toMatchObject([{ lastError: 'the store is unavailable' }]);
    expect(await bytesOnDisk()).toBe(before);

    product.ctx.store.remove = remove;
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(product.ctx.db);
    await product.runJobs();
    await expect.poll(waiting).toEqual([]);
    expect(await bytesOnDisk()).toBe(before - 1);
  });

  test('are removed if their asset was never written; those of an asset stay', async () => {
    const { body } = await uploadText(10);
    expect(await waiting()).toEqual([]);
    const row = await rowOf(body.data.public_id);

    const { remove } = product.ctx.store;
    product.ctx.store.remove = () => Promise.reject(new Error('the process died here'));
    const path = join(import.meta.dirname, '../samples/lecture.mp4');
    const file = { path, kind: 'video' as const, originalName: 'a.mp4', keep: true };
    const nobody = randomUUID();
    const before = await bytesOnDisk();
    await expect(storeFile(product.ctx, { ...file, ownerId: nobody })).rejects.toThrow();
    product.ctx.store.remove = remove;
    expect(await bytesOnDisk()).toBe(before + 1);
    expect(await waiting()).toHaveLength(1);

    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(product.ctx.db);
    await product.runJobs();
    expect(await bytesOnDisk()).toBe(before);
    const bytes = await product.ctx.store.read(row?.storageKey ?? '').toArray();
    expect(Buffer.concat(bytes)).toHaveLength(10);
  });
});
