import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const day = 86_400_000;

/** A course with the prices it has had: list and charged price in dollars, and how many days ago each began. */
async function courseWith(history: [list: number, charged: number, daysAgo: number][]): Promise<string> {
  const { db } = product.ctx;
  const [first] = history;
  const { id } = await makeCourse(product.ctx, { priceCents: (first?.[0] ?? 0) * 100, discountCents: null });
  await db.deleteFrom('priceHistory').where('courseId', '=', id).execute();
  for (const [index, [list, charged, daysAgo]] of history.entries()) {
    const values = { priceCents: list * 100, discountCents: charged < list ? charged * 100 : null };
    await db.updateTable('courses').set(values).where('id', '=', id).execute();
    await db
      .deleteFrom('priceHistory')
      .where('courseId', '=', id)
      .where('since', '>', new Date(Date.now() - 3600_000))
      .execute();
    const since = new Date(Date.now() - daysAgo * day);
    await db
      .insertInto('priceHistory')
      .values({ courseId: id, chargedCents: charged * 100, since })
      .execute();
    if (index === 0)
      await product.ctx.pool.query('update courses set prior_cents = null where id = $1', [id]);
  }
  return id;
}
const struck = async (id: string) => {
  const { body } = await request<{ course: { price: number; originalPrice: number | null } }>(
    product,
    `GET /courses/${id}`,
  );
  return body.course.originalPrice;
};

test('the list price is struck through when the course has never cost less', async () => {
  expect(
    await struck(
      await courseWith([
        [99, 99, 90],
        [99, 49, 1],
      ]),
    ),
  ).toBe(99);
});

test('a lower price from the 30 days before is struck through instead', async () => {
  expect(
    await struck(
      await courseWith([
        [99, 99, 90],
        [99, 59, 20],
        [99, 99, 10],
        [99, 49, 1],
      ]),
    ),
  ).toBe(59);
});

test('an earlier offer that ended more than 30 days ago does not count', async () => {
  expect(
    await struck(
      await courseWith([
        [99, 29, 90],
        [99, 99, 40],
        [99, 49, 1],
      ]),
    ),
  ).toBe(99);
});

test('nothing is struck through when the course cost no more in the 30 days before', async () => {
  expect(
    await struck(
      await courseWith([
        [99, 39, 20],
        [99, 49, 1],
      ]),
    ),
  ).toBeNull();
});

test('raising the list price during a reduction does not raise what is struck through', async () => {
  expect(
    await struck(
      await courseWith([
        [99, 99, 90],
        [99, 49, 20],
        [199, 49, 1],
      ]),
    ),
  ).toBe(99);
});

test('a coupon’s offer strikes through the lowest price of the last 30 days', async () => {
  const id = await courseWith([
    [99, 99, 90],
    [99, 59, 20],
    [99, 99, 10],
  ]);
  const owner = await makePerson(product.ctx, { role: 'admin' });
  const code = `LOW-${id.slice(-8).toUpperCase()}`;
  await product.ctx.db
    .insertInto('coupons')
    .values({ code, ownerId: owner.id, scope: 'all', percent: 60 })
    .execute();
  const { body } = await request<{ offer: object }>(product, `GET /courses/${id}/offer?coupon=${code}`);
  expect(body.offer).toMatchObject({ price: 99, originalPrice: 59, amount: 39.6 });
});
