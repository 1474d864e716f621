import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import { addOtherJournal, instructorAccount } from '../../ledger/index.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a run waits for a refund that is being booked, and drafts only what is left', async () => {
  const admin = await makePerson(shop.ctx, { role: 'admin' });
  const payee = await makePayee(shop, { cents: 10_000 });
  const booked = Promise.withResolvers<void>();
  const isBooking = Promise.withResolvers<void>();
  const refund = shop.ctx.db.transaction().execute(async (trx) => {
    const entries = [
      { account: 'platform:revenue', cents: 3000 },
      { account: instructorAccount(payee.id, 'available'), cents: -3000 },
    ];
    await addOtherJournal(trx, { kind: 'correction', memo: 'A refund.', entries }, shop.ctx.clock());
    isBooking.resolve();
    await booked.promise;
  });
  await isBooking.promise;
  const run = request(shop, 'POST /admin/payout-runs', { as: admin });
  await expect.poll(() => waitingForLocks(shop)).toBe(1);
  booked.resolve();
  await refund;
  expect((await run).status).toBe(200);
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ drafted: 7000 });
});
