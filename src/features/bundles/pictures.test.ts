import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import type { Bundle, BundleCard } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('a bundle shows the images of its first four courses that have one, in their order', async () => {
  const { ctx } = product;
  const instructor = await makePerson(ctx, { role: 'instructor' });
  const courses: string[] = [];
  const assets: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const { id } = await makeCourse(ctx, { instructorId: instructor.id, priceCents: 4900 });
    courses.push(id);
    if (index === 1) continue;
    const asset = await ctx.db
      .insertInto('assets')
      .values({ kind: 'image', contentType: 'image/webp', bytes: 1, storageKey: id, store: 'local' })
      .returning('id')
      .executeTakeFirstOrThrow();
    assets.push(asset.id);
    await ctx.db.updateTable('courses').set({ thumbnailAssetId: asset.id }).where('id', '=', id).execute();
  }
  const body = { title: 'Six courses', price: 100, courses };
  const made = await request<{ bundle: { _id: string } }>(product, 'POST /bundles', { as: instructor, body });
  await request(product, `PATCH /bundles/${made.body.bundle._id}/status`, {
    as: instructor,
    body: { status: 'published' },
  });
  const { bundles } = (await request<{ bundles: BundleCard[] }>(product, 'GET /bundles')).body;
  expect(bundles[0]?.pictures).toEqual(assets.slice(0, 4).map((id) => `/media/public/${id}`));
  const { bundle } = (await request<{ bundle: Bundle }>(product, `GET /bundles/${bundles[0]?._id}`)).body;
  expect(bundle.instructors.map(({ _id }) => _id)).toEqual([instructor.id]);
});
