import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { timesNotified } from '../../../../test/harness/times-notified.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import type { Earnings, SaleList } from '../contract.ts';
import { announceShares, announceTerms } from './announce-terms.server.ts';
import type { OwnSharesList, PublicTerms, VersionList } from './contract.ts';
import { firstDayAfter } from './notice-period.ts';

let shop: Shop;
let admin: Person;
let instructor: Person;

beforeAll(async () => {
  shop = await openShop({ refundTerms: { days: 14, percent: 30 } });
  admin = await makePerson(shop.ctx, { role: 'admin' });
  instructor = await makePerson(shop.ctx, { role: 'instructor' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.pool.query(
    `update share_terms set cancelled_at = now() where version > 1 and cancelled_at is null;
     update share_overrides set cancelled_at = now() where cancelled_at is null`,
  );
  await shop.runJobs();
});

type Acted = { message: string; fields?: Record<string, string> };
const dayIn = (days: number) => firstDayAfter(shop.ctx.clock(), days).toISOString().slice(0, 10);
const terms = () => ({
  effectiveFrom: dayIn(30),
  ownShare: 95,
  platformShare: 55.5,
  holdDays: 30,
  minimum: 50,
  payoutDay: 15,
  secondAbove: 5000,
});
const plan = (body: object = {}, as = admin) =>
  request<Acted>(shop, 'POST /admin/share-terms', { as, body: { ...terms(), ...body } });
const versions = async () =>
  (await request<VersionList>(shop, 'GET /admin/share-terms', { as: admin })).body.versions;
const planned = async () => (await versions()).find(({ state }) => state === 'planned');
const cancel = (id: string) => request<Acted>(shop, `POST /admin/share-terms/${id}/cancel`, { as: admin });
const share = (body: object) =>
  request<Acted>(shop, 'POST /admin/own-shares', { as: admin, body: { email: instructor.email, ...body } });
const earnings = async (as = instructor) =>
  (await request<{ earnings: Earnings }>(shop, 'GET /earnings', { as })).body.earnings;
const subjectsFor = (emails: { to: string; subject: string }[], person = instructor) =>
  emails.filter(({ to }) => to === person.email).map(({ subject }) => subject);

describe('new terms', () => {
  test('empty the caches of every process, because the terms page shows them', async () => {
    const changed = async (change: () => Promise<{ status: number }>) =>
      timesNotified(shop, async () => expect((await change()).status).toBe(200));
    expect(await changed(plan)).toBe(1);
    const id = (await planned())?._id ?? '';
    expect(await changed(() => cancel(id))).toBe(1);
  });

  test('are shown before they take effect, and announced to each instructor once', async () => {
    expect((await plan()).status).toBe(200);
    const other = await makePerson(shop.ctx, { role: 'instructor' });
    const learner = await makePerson(shop.ctx);
    const version = Number((await planned())?._id);
    await Promise.all([1, 2, 3].map(() => announceTerms(shop.ctx, { version })));
    const emails = await shop.runJobs();
    for (const person of [instructor, other])
      expect(subjectsFor(emails, person)).toEqual([
        expect.stringMatching(/^The terms for your earnings will change on /),
      ]);
    expect(subjectsFor(emails, learner)).toEqual([]);
    expect((await planned())?.announcedAt).not.toBeNull();
    expect((await earnings()).coming).toMatchObject({ ownShare: 95, platformShare: 55.5 });
    const { coming } = (await request<PublicTerms>(shop, 'GET /earnings/terms')).body;
    expect(coming).toMatchObject({
      platformShare: 55.5,
      effectiveFrom: `${terms().effectiveFrom}T00:00:00.000Z`,
    });
  });

  test.each([
    ['share over 1,000‰', { ownShare: 100.1 }, 'ownShare', 'A share can’t be more than 100%.'],
    ['negative share', { platformShare: -0.1 }, 'platformShare', 'A share can’t be negative.'],
    [
      'share finer than a thousandth',
      { ownShare: 33.333 },
      'ownShare',
      'Please use at most one decimal, such as 97.5.',
    ],
    [
      'missing own share',
      { ownShare: null },
      'ownShare',
      'Please enter the share of their own sales in percent.',
    ],
    [
      'missing share of other sales',
      { platformShare: null },
      'platformShare',
      'Please enter the share of all other sales in percent.',
    ],
    [
      'hold shorter than the refund period',
      { holdDays: 13 },
      'holdDays',
      'Earnings must be held for at least 14 days, because learners can ask for a refund until then.',
    ],
    ['negative minimum', { minimum: -1 }, 'minimum', 'The minimum payout can’t be negative.'],
    [
      'payout day 0',
      { payoutDay: 0 },
      'payoutDay',
      'Please choose a day from 1 to 28, which every month has.',
    ],
    [
      'payout day 29',
      { payoutDay: 29 },
      'payoutDay',
      'Please choose a day from 1 to 28, which every month has.',
    ],
    [
      'day that does not exist',
      { effectiveFrom: '2027-13-01' },
      'effectiveFrom',
      'Please choose a day, such as 2027-01-31.',
    ],
  ])('are refused with a %s', async (_what, body, field, sentence) => {
    const { status, body: refusal } = await plan(body);
    expect([422, 400]).toContain(status);
    expect(refusal.fields?.[field]).toBe(sentence);
    expect(await planned()).toBeUndefined();
  });

  test.each([
    ['in the past', () => '2026-01-01', /^Terms can’t start in the past\./],
    ['in 29 days', () => dayIn(28), /^Instructors must be told 30 days ahead\. The earliest day is /],
  ])('%s are refused', async (_what, effectiveFrom, sentence) => {
    const { status, body } = await plan({ effectiveFrom: effectiveFrom() });
    expect([status, body.fields?.effectiveFrom]).toEqual([422, expect.stringMatching(sentence)]);
  });

  test('are refused if they change nothing', async () => {
    expect((await plan({ ownShare: 97, platformShare: 50 })).status).toBe(422);
  });

  test('are planned only once when two administrators plan them at the same time', async () => {
    const other = await makePerson(shop.ctx, { role: 'admin' });
    const answers = await Promise.all([plan(), plan({ ownShare: 90 }, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('can be cancelled until they are in force, and instructors are told', async () => {
    await plan();
    await shop.runJobs();
    const { _id = '' } = (await planned()) ?? {};
    expect((await cancel(_id)).status).toBe(200);
    expect(subjectsFor(await shop.runJobs())).toEqual([
      expect.stringMatching(/^The change planned for .* has been cancelled$/),
    ]);
    expect((await cancel(_id)).status).toBe(409);
    expect((await earnings()).coming).toBeNull();
    expect((await cancel('1')).status).toBe(409);
    expect((await cancel('999999')).status).toBe(404);
  });

  test('are not announced if they are cancelled before anyone was told', async () => {
    await plan();
    await cancel((await planned())?._id ?? '');
    expect(subjectsFor(await shop.runJobs())).toEqual([]);
  });
});

describe('shares of one instructor', () => {
  test('are planned for a day, and announced to that instructor alone', async () => {
    const other = await makePerson(shop.ctx, { role: 'instructor' });
    expect((await share({ effectiveFrom: dayIn(1), ownShare: 99, platformShare: 70 })).status).toBe(200);
    const emails = await shop.runJobs();
    expect(subjectsFor(emails)).toEqual([expect.stringMatching(/^Your shares will change on /)]);
    expect(subjectsFor(emails, other)).toEqual([]);
    expect((await earnings()).coming).toMatchObject({ ownShare: 99, platformShare: 70, isOwn: true });
    const { shares } = (await request<OwnSharesList>(shop, 'GET /admin/own-shares', { as: admin })).body;
    expect(shares[0]).toMatchObject({ state: 'planned', ownShare: 99 });
  });

  test.each([
    ['lower shares within 30 days', { ownShare: 99, platformShare: 49 }, 29, 422],
    ['lower shares in 30 days', { ownShare: 99, platformShare: 49 }, 30, 200],
    ['higher shares today', { ownShare: 99, platformShare: 70 }, -1, 422],
    ['the general shares', { ownShare: 97, platformShare: 50 }, 30, 200],
    ['a return that changes nothing', {}, 30, 422],
    ['one share only', { ownShare: 99 }, 30, 400],
  ])('%s: %j in %i days return %i', async (_what, body, days, status) => {
    expect((await share({ effectiveFrom: dayIn(days), ...body })).status).toBe(status);
  });

  test('are planned one at a time, and can be cancelled once', async () => {
    const higher = { effectiveFrom: dayIn(1), ownShare: 99, platformShare: 70 };
    await share(higher);
    expect((await share({ ...higher, effectiveFrom: dayIn(2), platformShare: 71 })).status).toBe(409);
    const { shares } = (await request<OwnSharesList>(shop, 'GET /admin/own-shares', { as: admin })).body;
    const id = shares.find(({ state }) => state === 'planned')?._id;
    const cancelShares = async () =>
      (await request(shop, `POST /admin/own-shares/${id}/cancel`, { as: admin })).status;
    expect([await cancelShares(), await cancelShares()]).toEqual([200, 409]);
  });

  test('are refused for a learner', async () => {
    const learner = await makePerson(shop.ctx);
    const { status, body } = await share({
      email: learner.email,
      effectiveFrom: dayIn(30),
      ownShare: 90,
      platformShare: 50,
    });
    expect([status, body.fields?.email]).toEqual([422, 'No instructor has this email. Please check it.']);
  });

  test('are announced once, however often the job runs', async () => {
    await share({ effectiveFrom: dayIn(1), ownShare: 99, platformShare: 70 });
    const row = await shop.ctx.db
      .selectFrom('shareOverrides')
      .select('id')
      .where('cancelledAt', 'is', null)
      .executeTakeFirstOrThrow();
    await Promise.all([1, 2, 3].map(() => announceShares(shop.ctx, row)));
    expect(subjectsFor(await shop.runJobs())).toHaveLength(1);
  });
});

test('changes to terms and shares wait for one another', async () => {
  const higher = { effectiveFrom: dayIn(1), ownShare: 99, platformShare: 70 };
  const other = await makePerson(shop.ctx, { role: 'instructor' });
  await plan();
  await share(higher);
  const { _id = '' } = (await planned()) ?? {};
  const { shares } = (await request<OwnSharesList>(shop, 'GET /admin/own-shares', { as: admin })).body;
  const own = shares.find(({ state }) => state === 'planned')?._id;
  const held = await shop.ctx.pool.connect();
  try {
    await held.query('begin');
    await held.query('select from share_terms where version = 1 for update');
    const changes = [
      cancel(_id),
      share({ ...higher, email: other.email }),
      request(shop, `POST /admin/own-shares/${own}/cancel`, { as: admin }),
    ];
    await expect.poll(() => waitingForLocks(shop)).toBe(3);
    await held.query('commit');
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    held.release();
  }
});

describe('a sale', () => {
  const soldNow = async (): Promise<SaleList['sales'][number] | undefined> => {
    const p = await startPurchase(shop);
    const { id } = await makeCourse(shop.ctx, {
      priceCents: 9900,
      discountCents: 4900,
      instructorId: instructor.id,
    });
    p.courseId = id;
    await p.checkOut('pay');
    await p.deliver();
    return (await request<SaleList>(shop, 'GET /earnings/sales', { as: instructor })).body.sales[0];
  };
  const inForceNow = (ownPermille: number, platformPermille: number, holdDays = 30) =>
    shop.ctx.db
      .insertInto('shareTerms')
      .values({ effectiveFrom: shop.ctx.clock(), ownPermille, platformPermille, holdDays })
      .execute();

  test('keeps the terms it was made under when they change later', async () => {
    const before = await soldNow();
    await inForceNow(900, 600);
    const after = await soldNow();
    expect([before?.share, after?.share]).toEqual([50, 60]);
    const { sales } = (await request<SaleList>(shop, 'GET /earnings/sales', { as: instructor })).body;
    expect(sales.find(({ _id }) => _id === before?._id)).toMatchObject({ share: 50, earned: before?.earned });
  });

  test('is held for the refund period if that was extended beyond the hold', async () => {
    await inForceNow(900, 600, 5);
    const sale = await soldNow();
    const days = (Date.parse(sale?.availableAt ?? '') - Date.parse(sale?.soldAt ?? '')) / (24 * 3600_000);
    expect(days).toBe(14);
    expect((await earnings()).terms.holdDays).toBe(14);
  });
});
