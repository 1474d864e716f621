import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { PublicTerms, VersionList } from './contract.ts';
import { firstDayAfter } from './notice-period.ts';

let shop: Shop;
let admin: Person;
let instructor: Person;
let agreed: Person;

beforeAll(async () => {
  shop = await openShop({ refundTerms: { days: 14, percent: 30 } });
  admin = await makePerson(shop.ctx, { role: 'admin' });
  instructor = await makePerson(shop.ctx, { role: 'instructor' });
  agreed = await makePerson(shop.ctx, { role: 'instructor' });
  const effectiveFrom = firstDayAfter(shop.ctx.clock(), 1).toISOString().slice(0, 10);
  const body = { email: agreed.email, effectiveFrom, ownShare: 99, platformShare: 70 };
  await request(shop, 'POST /admin/own-shares', { as: admin, body });
  await shop.runJobs();
});
afterAll(() => shop.close());

const today = {
  ownShare: 97,
  platformShare: 50,
  holdDays: 30,
  minimum: 50,
  payoutDay: 15,
  secondAbove: 5000,
};
const plan = (body: object) =>
  request<{ message: string }>(shop, 'POST /admin/share-terms', {
    as: admin,
    body: {
      effectiveFrom: firstDayAfter(shop.ctx.clock(), 30).toISOString().slice(0, 10),
      ...today,
      ...body,
    },
  });

/** Cancels the planned terms. */
async function cancel() {
  const { versions } = (await request<VersionList>(shop, 'GET /admin/share-terms', { as: admin })).body;
  const planned = versions.find(({ state }) => state === 'planned');
  expect((await request(shop, `POST /admin/share-terms/${planned?._id}/cancel`, { as: admin })).status).toBe(
    200,
  );
  return planned;
}

/** Who is emailed, and the text of the first email. */
async function told() {
  const emails = await shop.runJobs();
  return { to: emails.map(({ to }) => to).toSorted(), text: emails[0]?.text.replace(/\s+/g, ' ') ?? '' };
}

test('terms that change only the limit for a second approval are not announced', async () => {
  const { status, body } = await plan({ secondAbove: 9000 });
  expect([status, body.message]).toEqual([
    200,
    'The new terms have been saved. They change nothing for instructors, so we won’t email anyone.',
  ]);
  expect((await told()).to).toEqual([]);
  expect((await request<PublicTerms>(shop, 'GET /earnings/terms')).body.coming).toBeNull();
  expect((await cancel())?.announcedAt).toBeNull();
  expect((await told()).to).toEqual([]);
});

test('a hold shorter than the refund period counts as the refund period, so a plan for that many days changes nothing', async () => {
  const { db } = shop.ctx;
  await db.updateTable('shareTerms').set({ holdDays: 5 }).execute();
  const same = await plan({ holdDays: 14 });
  const { body } = await plan({ holdDays: 14, secondAbove: 9000 });
  expect((await told()).to).toEqual([]);
  await cancel();
  await db.updateTable('shareTerms').set({ holdDays: 30 }).execute();
  expect(same.status).toBe(422);
  expect(body.message).toContain('They change nothing for instructors');
});

test('an instructor with agreed shares is not told about new general shares or their cancellation', async () => {
  await plan({ platformShare: 55 });
  expect((await told()).to).toEqual([instructor.email]);
  await cancel();
  expect((await told()).to).toEqual([instructor.email]);
});

test('an instructor with agreed shares is told only what changes for them', async () => {
  await plan({ platformShare: 55, holdDays: 35 });
  const emails = await shop.runJobs();
  const textFor = ({ email }: Person) =>
    emails.find(({ to }) => to === email)?.text.replace(/\s+/g, ' ') ?? '';
  expect(textFor(instructor)).toContain('Your share of all other sales: 55% instead of 50%.');
  expect(textFor(agreed)).not.toContain('55%');
  expect(textFor(agreed)).toContain('Holding period for earnings: 35 days instead of 30 days.');
  expect(textFor(agreed)).toContain('The shares agreed with you don’t change: 99%');
});
