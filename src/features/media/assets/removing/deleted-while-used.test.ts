import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../../../test/factories/media/upload-file.ts';
import { makePerson } from '../../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../../test/harness/waiting-for-locks.ts';
import type { UsedBy } from '../used-by.server.ts';
import { deleteUnlessUsed } from './discard-assets.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  await product.ctx.pool.query('create table texts_with_images (asset_id text)');
});
afterAll(() => product.close());

/** Finds assets in texts, as the question bank does: no foreign key protects them. */
const usedInTexts: UsedBy = async (_db, ids) => {
  const { rows } = await product.ctx.pool.query<{ assetId: string }>(
    'select asset_id as "assetId" from texts_with_images where asset_id = any($1)',
    [ids],
  );
  return rows.map(({ assetId }) => assetId);
};

test('a file stays when a text that uses it is saved while its deletion waits for the lock', async () => {
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const id = await uploadFile(product, author);
  const saving = await product.ctx.pool.connect();
  try {
    await saving.query('begin');
    await saving.query('select from assets where id = $1 for key share', [id]);
    await saving.query('insert into texts_with_images values ($1)', [id]);
    const deleted = deleteUnlessUsed(product.ctx, { usedBy: [usedInTexts] }, id);
    await expect.poll(() => waitingForLocks(product)).toBe(1);
    await saving.query('commit');
    expect(await deleted).toBe(false);
  } finally {
    saving.release();
  }
  expect(await product.ctx.db.selectFrom('assets').select('id').where('id', '=', id).execute()).toHaveLength(
    1,
  );
});
