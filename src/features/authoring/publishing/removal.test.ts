import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeVideoAsset } from '../../../../test/factories/courses.ts';
import { makeCourseBody } from '../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { warmPool } from '../../../../test/harness/warm-pool.ts';

type Saved = { course: { _id: string }; message: string };

let product: TestProduct;
let author: Person;
let admin: Person;
let other: Person;
beforeAll(async () => {
  product = await createTestProduct();
  await warmPool(product);
  author = await makePerson(product.ctx, { role: 'instructor' });
  [admin, other] = [
    await makePerson(product.ctx, { role: 'admin' }),
    await makePerson(product.ctx, { role: 'admin' }),
  ];
});
afterAll(() => product.close());

async function create(overrides: Record<string, unknown> = {}) {
  const body = await makeCourseBody(product.ctx, author.id, overrides);
  return (await request<Saved>(product, 'POST /courses', { as: author, body })).body.course._id;
}

async function makePicture(): Promise<string> {
  const row = {
    ownerId: author.id,
    kind: 'image',
    contentType: 'image/webp',
    bytes: 10,
    store: 'local',
  } as const;
  const { id } = await product.ctx.db
    .insertInto('assets')
    .values({ ...row, storageKey: `images/${crypto.randomUUID()}.webp` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A course with a thumbnail and two sections of videos, and everything it has in the store. */
async function courseWithMedia() {
  const video = () => makeVideoAsset(product.ctx, author.id, 30);
  const [thumbnail, videos] = [await makePicture(), [await video(), await video(), await video()]];
  const lectures = videos.map((publicId, place) => ({ title: `Lecture ${place + 1}`, video: { publicId } }));
  const id = await create({
    thumbnail: { publicId: thumbnail },
    sections: [
      { title: 'First', lectures: lectures.slice(0, 1) },
      { title: 'Second', lectures: lectures.slice(1) },
    ],
  });
  const assets = [thumbnail, ...videos];
  const rows = await product.ctx.db
    .selectFrom('assets')
    .select('storageKey')
    .where('id', 'in', assets)
    .execute();
  return { id, assets, keys: rows.map((row) => row.storageKey).sort() };
}

const assetsLeft = async (ids: string[]) =>
  (await product.ctx.db.selectFrom('assets').select('id').where('id', 'in', ids).execute()).length;
const actionsOn = async (id: string, like: string) =>
  (
    await product.ctx.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', id)
      .where('action', 'like', like)
      .execute()
  ).map((row) => row.action);
const remove = (id: string, as: Person) => request<Saved>(product, `DELETE /admin/courses/${id}`, { as });
const toggle = (id: string, status: string, as: Person) =>
  request<Saved>(product, `PUT /admin/courses/${id}/status`, { as, body: { status } });

describe('deleting a course', () => {
  test('removes its thumbnail and every lecture’s video from the store', async () => {
    const { id, assets, keys } = await courseWithMedia();
    expect(await assetsLeft(assets)).toBe(4);
    const removed = vi.spyOn(product.ctx.store, 'remove');
    expect((await remove(id, admin)).body.message).toBe('Course and associated media deleted successfully');
    expect(removed.mock.calls.map(([key]) => key).sort()).toEqual(keys);
    expect(await assetsLeft(assets)).toBe(0);
    removed.mockRestore();
  });

  test('continues with the other files when one fails, reports it, and retries that one', async () => {
    const { id, assets, keys } = await courseWithMedia();
    const real = product.ctx.store.remove;
    const failing = keys[0];
    const removed = vi
      .spyOn(product.ctx.store, 'remove')
      .mockImplementation((key) =>
        key === failing ? Promise.reject(new Error('the store is unavailable')) : real(key),
      );
    const { status, body } = await remove(id, admin);
    expect({ status, ...body }).toMatchObject({
      status: 200,
      message: 'Course deleted but some media cleanup failed',
      mediaCleaned: false,
    });
    expect(removed.mock.calls.map(([key]) => key).sort()).toEqual(keys);
    expect((await request(product, `GET /admin/courses/${id}`, { as: admin })).status).toBe(404);
    removed.mockRestore();

    const again = vi.spyOn(product.ctx.store, 'remove');
    product.advance(3_600_000);
    await product.runJobs();
    expect(again.mock.calls.map(([key]) => key)).toContain(failing);
    expect(await assetsLeft(assets)).toBe(0);
    again.mockRestore();
  });

  test('a deletion by two administrators at the same time takes effect once', async () => {
    const id = await create();
    const responses = await Promise.all([remove(id, admin), remove(id, other)]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 404]);
    expect(responses.find((response) => response.status === 404)?.body.message).toBe('Course not found');
    expect(await actionsOn(id, 'course.deleted')).toEqual(['course.deleted']);
  });
});

describe('the administrators’ toggle', () => {
  test('takes effect and is recorded once, even if two people act at the same time or one acts twice', async () => {
    const id = await create();
    const responses = await Promise.all([toggle(id, 'published', admin), toggle(id, 'published', other)]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    expect((await toggle(id, 'published', admin)).body.message).toBe('Course published successfully');
    expect(await actionsOn(id, 'course.set_%')).toEqual(['course.set_published']);
    await Promise.all([toggle(id, 'draft', admin), toggle(id, 'draft', other)]);
    expect(await actionsOn(id, 'course.set_%')).toEqual(['course.set_published', 'course.set_draft']);
  });

  test('never restores an archived course', async () => {
    const id = await create();
    await request(product, `POST /courses/${id}/archive`, { as: author });
    expect(await toggle(id, 'published', admin)).toMatchObject({
      status: 409,
      body: { message: 'This course is archived. It can no longer be published.' },
    });
    expect(await actionsOn(id, 'course.set_%')).toEqual([]);
  });
});
