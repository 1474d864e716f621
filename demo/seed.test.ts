import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { photoUrl } from '../src/contract/media/media.ts';
import { findDifferences } from '../src/features/ledger/index.server.ts';
import type { AdminOrderDetail } from '../src/features/payments/admin/contract.ts';
import { catchUpLedger } from '../src/features/payments/index.server.ts';
import { openShop, type Shop } from '../test/factories/buying/shop.ts';
import { makePerson } from '../test/factories/people.ts';
import { request } from '../test/harness/request.ts';
import { courses, instructors } from './catalogue/index.ts';
import { reviews } from './conversation/reviews.ts';
import { threadsCourse } from './conversation/threads.ts';
import { DEMO_PASSWORD, learners } from './people.ts';
import { fillDemo, resetDemo } from './seed.ts';
import { payDemoInstructors } from './seeding/buying/pay-instructors.ts';
import { payDemoOrders } from './seeding/buying/pay-orders.ts';

/** A reset takes ten seconds on two cores, and longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let product: Shop;
beforeAll(async () => {
  product = await openShop();
  await Promise.all([fillDemo(product.ctx), fillDemo(product.ctx)]);
});
afterAll(() => product.close());

const signIn = async (email: string) => {
  const { headers } = await request(product, 'POST /login', { body: { email, password: DEMO_PASSWORD } });
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
};

test('two simultaneous starts load the demo once', async () => {
  const { body } = await request<{ total: number }>(product, 'GET /courses?limit=1');
  expect(body.total).toBe(courses.filter((course) => course.status !== 'pending').length);
  const { rows } = await product.ctx.pool.query('select count(*)::int as people from users');
  expect(rows[0].people).toBe(instructors.length + learners.length + 2);
});

test('the learner has completed, failed, pending and refunded orders', async () => {
  const as = await signIn('learner@milepost.example');
  const { body } = await request<{ orders: { paymentInfo: { paymentStatus: string } }[] }>(
    product,
    'GET /payment/history',
    { as },
  );
  const statuses = new Set(body.orders.map((order) => order.paymentInfo.paymentStatus));
  expect([...statuses].sort()).toEqual(['completed', 'failed', 'pending', 'refunded']);
});

test('the administrator finds orders with every method and in every state, and a receipt that opens', async () => {
  const as = await signIn('admin@milepost.example');
  type List = { total: number; orders: { _id: string }[] };
  const list = async (query: string) =>
    (await request<List>(product, `GET /admin/orders?${query}`, { as })).body;
  const texts = [
    ...['stripe', 'paypal', 'paystack', 'bank', 'free'].map((method) => `method=${method}`),
    ...['pending', 'completed', 'failed', 'refunded'].map((status) => `status=${status}`),
    ...['receipt', 'review', 'disputed', 'partiallyRefunded'].map((flag) => `flag=${flag}`),
  ];
  for (const query of texts) expect((await list(query)).total, query).toBeGreaterThan(0);
  const waiting = (await list('flag=receipt')).orders[0];
  type Detail = { order: { bankReceipt: { url: string } } };
  const { body } = await request<Detail>(product, `GET /admin/orders/${waiting?._id}`, { as });
  const file = await product.app.request(`http://localhost:3000${body.order.bankReceipt.url}`);
  expect(file.headers.get('content-type')).toBe('image/webp');
});

test('every demo person has a square portrait', async () => {
  const people = await product.ctx.db.selectFrom('users').select(['email', 'photoAssetId']).execute();
  expect(people.filter(({ photoAssetId }) => !photoAssetId)).toEqual([]);
  const photo = await product.app.request(
    `http://localhost:3000${photoUrl(people[0]?.photoAssetId ?? null)}`,
  );
  const { width, height } = await sharp(await photo.arrayBuffer()).metadata();
  expect([width, height]).toEqual([256, 256]);
});

test('the administrator finds a course to review and certificates to approve or reject', async () => {
  const as = await signIn('admin@milepost.example');
  const pending = await request<{ total: number }>(product, 'GET /admin/courses?status=pending', { as });
  const waiting = await request<{ counts: { pending: number } }>(product, 'GET /admin/certificates/admin', {
    as,
  });
  expect(pending.body.total).toBe(1);
  expect(waiting.body.counts.pending).toBeGreaterThanOrEqual(2);
});

test('every review is by a learner who has completed a fifth of the course and may review it', async () => {
  for (const [person, own = []] of Object.entries(Object.groupBy(reviews, (review) => review.person))) {
    const as = await signIn(person);
    for (const { course, rating, text } of own) {
      const { status, body } = await request(product, `PUT /courses/${await idOf(course)}/reviews`, {
        as,
        body: { rating, text },
      });
      expect(status, `${person} on ${course}: ${body.message}`).toBe(200);
    }
  }
});

async function idOf(slug: string): Promise<string> {
  const title = courses.find((course) => course.slug === slug)?.title ?? '';
  const { id } = await product.ctx.db
    .selectFrom('courses')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return id;
}

test('the administrator sees recent sign-ups, decisions, and why subscribers left', async () => {
  const as = await signIn('admin@milepost.example');
  const log = await request<{ entries: { actor: { name: string } }[] }>(
    product,
    'GET /admin/audit-log?subject=certificate',
    { as },
  );
  expect(log.body.entries[0]?.actor.name).toBe('Eleanor Whitcombe');
  type Trends = { trends: { points: { signUps: number }[] } };
  const { body } = await request<Trends>(product, 'GET /admin/trends', { as });
  expect(body.trends.points.some((point) => point.signUps > 0)).toBe(true);
  type Readers = { counts: { reasons: unknown[] } };
  const readers = await request<Readers>(product, 'GET /admin/newsletter/subscribers', { as });
  expect(readers.body.counts.reasons).toHaveLength(3);
});

test('a reset leaves the demo as it was at first, and removes everything else', async () => {
  const counts = async () => {
    const tables = ['users', 'courses', 'orders', 'reviews', 'newsletter_subscribers', 'webhook_events'];
    const one = (table: string) => `(select count(*)::int from ${table}) as ${table}`;
    return (await product.ctx.pool.query(`select ${tables.map(one).join(', ')}`)).rows[0];
  };
  const first = await counts();
  const { rows: files } = await product.ctx.pool.query('select storage_key as key from assets order by key');
  await request(product, 'POST /newsletter/subscribe', { body: { email: 'new@people.example' } });
  await makePerson(product.ctx);
  expect(await counts()).not.toEqual(first);
  await resetDemo(product.ctx);
  expect(await counts()).toEqual(first);
  const { rows: removals } = await product.ctx.pool.query(
    `select payload ->> 'storageKey' as key from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = 'remove_media_bytes' order by key`,
  );
  expect(files.length).toBeGreaterThan(100);
  expect(removals).toEqual(files);
});

test('the instructor finds unanswered questions first, and the course page says how fast the others were answered', async () => {
  const as = await signIn('instructor@milepost.example');
  const { body } = await request<{ threads: { state: string; lecture: object | null }[] }>(
    product,
    'GET /instructor/threads',
    { as },
  );
  const states = body.threads.map(({ state }) => state);
  expect(states.slice(0, 3)).toEqual(['open', 'open', 'answered']);
  expect(body.threads.every(({ lecture }) => lecture !== null)).toBe(true);
  const course = await request<{ course: { answerHours: number } }>(product, `GET /courses/${threadsCourse}`);
  expect(course.body.course.answerHours).toBe(4);
});

test('the exam course has 60 questions, each linked to the moment that explains it, and the learner’s notes', async () => {
  const { rows } = await product.ctx.pool.query(
    `select count(*)::int as questions, count(*) filter (where q.second > 0 and q.second < l.duration_seconds)::int as placed
    from questions q join lectures l on l.id = q.lecture_id`,
  );
  expect(rows).toEqual([{ questions: 60, placed: 60 }]);
  const as = await signIn('learner@milepost.example');
  const { body } = await request<{ notes: { lecture: object | null; second: number }[] }>(
    product,
    `GET /courses/${await idOf(threadsCourse)}/notes`,
    { as },
  );
  expect(body.notes).toHaveLength(5);
  expect(body.notes.every(({ lecture, second }) => lecture !== null && second > 0)).toBe(true);
});

test('the learner finds an unread announcement and a live session to register for in the exam course', async () => {
  const as = await signIn('learner@milepost.example');
  type Ahead = { sessions: { isRegistered: boolean; registered: number; course: { _id: string } }[] };
  const { sessions } = (await request<Ahead>(product, 'GET /user/live-sessions', { as })).body;
  expect(sessions).toMatchObject([{ isRegistered: false }]);
  const id = sessions[0]?.course._id;
  const { body } = await request(product, `GET /courses/${id}/notices`, { as });
  expect(body).toMatchObject({ announcements: [{ isNew: true }], total: 1 });
});

test('the learner holds a PMP with 17.5 of 60 PDU, an entry that does not count, and a gap that three courses close', async () => {
  const as = await signIn('learner@milepost.example');
  type Held = { holdings: { _id: string; counted: number; scheme: { name: string; total: number } }[] };
  const { holdings } = (await request<Held>(product, 'GET /renewals/holdings', { as })).body;
  expect(holdings).toMatchObject([{ counted: 17.5, scheme: { name: 'PMP', total: 60 } }]);
  type Entries = { entries: { title: string; allocations: { counted: number; reason: string | null }[] }[] };
  const { entries } = (await request<Entries>(product, 'GET /renewals/entries', { as })).body;
  expect(entries.filter(({ allocations }) => allocations.some(({ reason }) => reason))).toMatchObject([
    { title: 'Agile foundations webinar', allocations: [{ counted: 0, reason: 'outside-cycle' }] },
  ]);
  type Closing = { needed: { amount: number }; courses: object[]; sum: { amount: number } };
  const line = `GET /renewals/holdings/${holdings[0]?._id}/gap` as const;
  const { body } = await request<Closing>(product, line, { as });
  expect(body).toMatchObject({ needed: { amount: 42.5 }, sum: { amount: 42.5 } });
  expect(body.courses).toHaveLength(3);
});

test('the learner has completed a bundle, whose certificate anyone can verify, and an instructor has one payout that succeeded and one that failed', async () => {
  const as = await signIn('learner@milepost.example');
  type Own = { certificates: { kind: string; number: string; course: { title: string }; status: string }[] };
  const { certificates } = (await request<Own>(product, 'GET /certificates/my-certificates', { as })).body;
  const own = certificates.find(({ kind }) => kind === 'bundle');
  expect(own).toMatchObject({ course: { title: 'Plans that people follow' }, status: 'approved' });
  const check = await request(product, `GET /certificates/verify/${own?.number}`);
  expect(check.body).toMatchObject({ certificate: { kind: 'bundle', state: 'valid' } });
  await product.runJobs();
  const badge = await product.app.request(`http://localhost:3000/credentials/${own?.number}.json`);
  expect(badge.status).toBe(200);
  await catchUpLedger(product.ctx, ({ completedAt }) => completedAt ?? product.ctx.clock());
  const { clock } = product.ctx;
  const beforeSecondRun = vi.fn(clock).mockImplementationOnce(clock).mockImplementationOnce(clock);
  beforeSecondRun.mockImplementation(() => {
    throw new Error('interrupted');
  });
  await expect(payDemoInstructors({ ...product.ctx, clock: beforeSecondRun })).rejects.toThrow('interrupted');
  await payDemoInstructors(product.ctx);
  const payouts = await request<{ payouts: { state: string }[] }>(product, 'GET /earnings/payouts', {
    as: await signIn('instructor@milepost.example'),
  });
  expect(payouts.body.payouts.map(({ state }) => state).sort()).toEqual(['failed', 'paid']);
  expect(await findDifferences(product.ctx.db)).toEqual([]);
});

test('the administrator finds course credits that are claimed, verified and refused', async () => {
  const as = await signIn('admin@milepost.example');
  const { body } = await request<{ counts: object }>(product, 'GET /admin/course-credits', { as });
  expect(body.counts).toEqual({ claimed: 6, verified: 4, refused: 1, expired: 0 });
});

describe('paid at the sandbox', () => {
  let as: { cookie: string };
  beforeAll(async () => {
    await payDemoOrders(product.ctx, product.sandboxUrl);
    as = await signIn('admin@milepost.example');
  });

  const first = async (query: string): Promise<AdminOrderDetail> => {
    type Listed = { orders: { _id: string }[] };
    const { body } = await request<Listed>(product, `GET /admin/orders?${query}`, { as });
    const path = `GET /admin/orders/${body.orders[0]?._id}` as const;
    return (await request<{ order: AdminOrderDetail }>(product, path, { as })).body.order;
  };
  const refund = (order: AdminOrderDetail, body: object) =>
    request<{ order: AdminOrderDetail }>(product, `POST /admin/orders/${order._id}/refund`, { as, body });

  test.each(['stripe', 'paypal', 'paystack'])(
    'an administrator refunds a payment by %s, first a part and then the rest',
    async (method) => {
      const order = await first(`method=${method}&status=completed`);
      expect(order).toMatchObject({ enrolled: true, decisions: { refund: { wholeOnly: false } } });
      const part = await refund(order, { amount: 5, reason: 'Agreed.' });
      expect(part.body.order).toMatchObject({ refundedAmount: 5, enrolled: true });
      const rest = await refund(order, { reason: 'Asked for by the learner.' });
      expect(rest.body.order).toMatchObject({
        enrolled: false,
        paymentInfo: { paymentStatus: 'refunded' },
        decisions: { refund: null },
      });
    },
  );

  test('the payment under review is held by the sandbox, and can be refunded', async () => {
    const order = await first('flag=review');
    expect(order.review?.received).toMatchObject({ amount: 45, currency: 'USD' });
    const { body } = await refund(order, { reason: 'Not the price of this course.' });
    expect(body.order.refunds).toMatchObject([{ amount: 45, status: 'done' }]);
  });

  test('the sandbox’s webhooks change nothing, and a second start pays nothing again', async () => {
    const events = async () => (await product.ctx.db.selectFrom('orderEvents').select('id').execute()).length;
    const before = await events();
    await product.releaseWebhooks();
    await product.runJobs();
    expect(await events()).toBe(before);
    const payments = (await product.stripeEvents()).length;
    await payDemoOrders(product.ctx, product.sandboxUrl);
    expect((await product.stripeEvents()).length).toBe(payments);
  });
});
