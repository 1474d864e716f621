import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { addRenewal } from '../../../../test/factories/renewals.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('removing a certification or an activity waits for a change that may use it', async () => {
  const learner = await makePerson(product.ctx);
  const { holdingId, entryId } = await addRenewal(product.ctx, learner.id);
  const held = await product.ctx.pool.connect();
  try {
    await held.query('begin');
    await held.query('select from users where id = $1 for no key update', [learner.id]);
    const removing = [`/renewals/holdings/${holdingId}`, `/renewals/entries/${entryId}`].map((path) =>
      request(product, `DELETE ${path}` as `DELETE /${string}`, { as: learner }),
    );
    await expect.poll(() => waitingForLocks(product)).toBe(2);
    await held.query('commit');
    expect((await Promise.all(removing)).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    held.release();
  }
});
