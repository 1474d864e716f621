import { expect, test } from 'vitest';
import { payoutDetails } from '../../../../test/factories/buying/payees.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct } from '../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';

test('payout details are not changed with a password that is replaced at the same moment', async () => {
  const product = await createTestProduct();
  const owner = await makePerson(product.ctx, { role: 'instructor' });
  const details = { as: owner, body: payoutDetails.bank };
  const { saving } = await product.ctx.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', owner.id).execute();
    const saving = request<{ code: string }>(product, 'PUT /earnings/payout-profile', details);
    await expect.poll(() => waitingForLocks(product)).toBe(1);
    return { saving };
  });
  const { status, body } = await saving;
  expect([status, body.code]).toEqual([403, 'payouts.wrong_password']);
  expect(await product.ctx.db.selectFrom('payoutProfiles').select('userId').execute()).toEqual([]);
  await product.close();
});
