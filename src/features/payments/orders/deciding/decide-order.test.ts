import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BankPurchase, startBankPurchase } from '../../../../../test/factories/buying/bank-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';

let product: TestProduct;
let desk: OrderDesk;
let p: BankPurchase;
let orderId: string;

beforeAll(async () => {
  product = await createTestProduct();
  desk = await openOrderDesk(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  p = await startBankPurchase(product);
  orderId = (await p.place()).body.orderId;
  await p.confirm({ orderId });
  await product.runJobs();
});

const decide = (what: 'confirm' | 'reject' | 'refund', body?: object, id = orderId) =>
  desk.decide(id, what, body);
const emailed = async () =>
  (await product.runJobs()).filter(({ to }) => to === p.buyer.email).map(({ subject }) => subject);
const audited = async () => {
  const rows = await product.ctx.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('subjectId', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(
    ({ action, actorId }) => `${action} by ${actorId === desk.admin.id ? 'the administrator' : actorId}`,
  );
};

describe('an administrator', () => {
  test('sees the receipt, confirms the transfer, and the buyer gets access immediately', async () => {
    const seen = await desk.see(orderId);
    expect(seen).toMatchObject({
      receiptWaiting: true,
      user: { email: p.buyer.email },
      paymentInfo: { paymentMethod: 'bank', paymentStatus: 'pending', amount: 49 },
      bankReceipt: { bankName: 'Sandbox Bank, Lagos', name: 'receipt.pdf' },
      decisions: { confirm: true, reject: true, refund: { most: 49, wholeOnly: true } },
    });
    const file = await product.app.request(`http://localhost:3000${seen.bankReceipt?.url}`);
    expect(file.status).toBe(200);

    const { status, body } = await decide('confirm');
    expect([status, body.message]).toEqual([200, 'Payment confirmed']);
    expect(body.order).toMatchObject({
      enrolled: true,
      receiptWaiting: false,
      paymentInfo: { paymentStatus: 'completed' },
    });
    expect(body.order.events[0]).toMatchObject({ cause: 'confirmed by an administrator', by: 'Adele Admin' });
    expect(await p.hasAccess()).toBe(true);
    expect((await emailed()).sort()).toEqual([
      'You are enrolled: Risk registers that get read',
      'Your receipt for Risk registers that get read',
    ]);
    expect(await audited()).toEqual(['order.confirm by the administrator']);
  });

  test('rejects a transfer with a reason that is emailed to the buyer; the course can be bought again', async () => {
    expect((await decide('reject', { reason: '  ' })).body.message).toBe('Please enter a rejection reason');
    const { status, body } = await decide('reject', { reason: 'The receipt shows another amount.' });
    expect([status, body.message]).toEqual([200, 'Payment rejected']);
    expect(body.order).toMatchObject({ failureReason: 'rejected', paymentInfo: { paymentStatus: 'failed' } });
    const emails = await product.runJobs();
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your bank transfer for Risk registers that get read couldn’t be confirmed',
    ]);
    expect(emails[0]?.text).toContain('The receipt shows another amount.');
    expect(await p.hasAccess()).toBe(false);
    expect(await p.isPending()).toBe(false);
    expect(await audited()).toEqual(['order.reject by the administrator']);
    const again = (await p.place()).body;
    expect(again.orderId).not.toBe(orderId);
  });

  test('cannot confirm the transfer of a deleted account, only record that it was returned', async () => {
    await request(product, `DELETE /admin/users/${p.buyer.id}`, { as: desk.admin });
    const refused = { status: 409, body: { code: 'payment.buyer_deleted' } };
    expect(await decide('confirm')).toMatchObject(refused);
    expect((await decide('refund', { reason: 'Sent back.' })).status).toBe(200);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', grantsAccess: false });
  });

  test('can confirm a transfer that arrived after it was rejected', async () => {
    await decide('reject', { reason: 'Nothing has arrived.' });
    expect((await decide('confirm')).status).toBe(200);
    expect(await p.hasAccess()).toBe(true);
  });

  /**
   * The possible outcomes when two requests confirm, one rejects and one refunds: the decisions accepted, in order, and
   * their transitions.
   */
  const outcomes: Record<string, string[]> = {
    // A confirmed transfer can be refunded, but not confirmed again or rejected.
    'confirm, refund': ['pending → completed', 'completed → refunded'],
    // A rejected transfer may still arrive; until then nothing can be refunded.
    'reject, confirm': ['pending → failed', 'failed → completed'],
    'reject, confirm, refund': ['pending → failed', 'failed → completed', 'completed → refunded'],
    // A refunded order is final.
    refund: ['pending → refunded'],
  };
  const press = {
    confirm: () => decide('confirm'),
    'confirm too': () => decide('confirm'),
    reject: () => decide('reject', { reason: 'No.' }),
    refund: () => decide('refund', { reason: 'Sent back.' }),
  };
  const done = async () =>
    (await audited()).map((entry) => entry.replace(/^order\.(\w+) by the administrator$/, '$1')).join(', ');

  test.each([
    ['confirm', 'confirm too', 'reject', 'refund'],
    ['reject', 'confirm', 'refund', 'confirm too'],
    ['refund', 'reject', 'confirm', 'confirm too'],
    ['confirm', 'reject', 'confirm too', 'refund'],
  ] as const)(
    'four simultaneous decisions have one of these outcomes: %s, %s, %s, %s',
    async (...presses) => {
      const responses = await Promise.all(presses.map((name) => press[name]()));
      expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const history = await done();
      expect(Object.keys(outcomes)).toContain(history);
      expect(await p.transitions(orderId)).toEqual(['pending → pending', ...(outcomes[history] ?? [])]);
      const granted = presses.filter((_, index) => responses[index]?.status === 200);
      expect(granted.map((name) => name.replace(' too', '')).sort()).toEqual(history.split(', ').sort());
      expect((await p.orderNow(orderId)).refundedCents).toBe(history.endsWith('refund') ? 4900 : 0);
      expect(await p.hasAccess()).toBe(history.endsWith('confirm'));
    },
  );

  test.each([
    [['confirm', 'reject', 'refund', 'confirm too'], 'confirm, refund'],
    [['reject', 'refund', 'confirm', 'confirm too'], 'reject, confirm'],
    [['reject', 'confirm', 'confirm too', 'refund'], 'reject, confirm, refund'],
    [['refund', 'confirm', 'reject', 'confirm too'], 'refund'],
  ] as const)('decisions one after another, %j, result in: %s', async (presses, history) => {
    for (const name of presses) await press[name]();
    expect(await done()).toBe(history);
    expect(await p.transitions(orderId)).toEqual(['pending → pending', ...(outcomes[history] ?? [])]);
  });

  test('one of several simultaneous confirmations takes effect, and sends each email once', async () => {
    const responses = await Promise.all([decide('confirm'), decide('confirm'), decide('confirm')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('payment.order_decided');
    expect(await emailed()).toHaveLength(2);
    expect(await audited()).toHaveLength(1);
  });

  test('marks a confirmed transfer as refunded: a part keeps access, the rest ends it', async () => {
    await decide('confirm');
    await product.runJobs();
    const part = await decide('refund', { amount: 9.5, reason: 'A discount that was promised.' });
    expect(part.body.order).toMatchObject({
      refundedAmount: 9.5,
      flags: ['partiallyRefunded'],
      enrolled: true,
    });
    const emails = await product.runJobs();
    expect(emails.map(({ subject }) => subject)).toEqual(['Your refund for Risk registers that get read']);
    expect(emails[0]?.text).toContain('$9.50');
    expect(emails[0]?.text).toContain('A discount that was promised.');
    expect((await decide('refund', { amount: 40, reason: 'Too much.' })).status).toBe(422);
    const whole = await decide('refund', { reason: 'Asked for by the learner.' });
    expect(whole.body.order).toMatchObject({
      refundedAmount: 49,
      enrolled: false,
      decisions: { refund: null },
    });
    expect(whole.body.order.refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [39.5, 'done'],
      [9.5, 'done'],
    ]);
    expect(await p.hasAccess()).toBe(false);
    expect((await decide('refund', { reason: 'Again.' })).body.code).toBe('payment.nothing_to_refund');
  });

  test('cannot refund on top of another administrator’s simultaneous refund', async () => {
    await decide('confirm');
    const seen = { refundedAmount: 0, amount: 10, reason: 'Agreed.' };
    const responses = await Promise.all([decide('refund', seen), decide('refund', seen)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await p.orderNow(orderId)).refundedCents).toBe(1000);
  });

  test('cannot confirm a transfer for a course that its buyer already has; it is refunded instead', async () => {
    await product.ctx.db
      .insertInto('enrolments')
      .values({ userId: p.buyer.id, courseId: p.courseId })
      .execute();
    const refused = await decide('confirm');
    expect([refused.status, refused.body.code]).toEqual([409, 'payment.already_enrolled']);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', inFlight: true });
    expect((await decide('refund', { amount: 20, reason: 'Had it already.' })).body.code).toBe(
      'payment.refund_whole_only',
    );
    expect((await decide('refund', { reason: 'Had it already.' })).body.order.paymentInfo.paymentStatus).toBe(
      'refunded',
    );
    expect(await p.hasAccess()).toBe(true);
  });

  test('cannot make an impossible decision, and nothing changes', async () => {
    const free = await p.addOrder({ method: 'free', amountCents: 0, status: 'completed' });
    const unpaid = await p.addOrder({ method: 'stripe' });
    const refused = await Promise.all([
      decide('confirm', {}, '00000000-0000-0000-0000-000000000000'),
      decide('confirm', {}, 'no-id'),
      decide('confirm', {}, free),
      decide('reject', { reason: 'No.' }, unpaid),
      decide('confirm', {}, unpaid),
      decide('refund', { reason: 'No.' }, free),
      decide('refund', {}),
      decide('refund', { reason: 'No.', amount: 0 }),
      decide('refund', { reason: 'No.', amount: 1.005 }),
      decide('refund', { reason: 'No.', amount: -1 }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 409, 409, 409, 409, 400, 400, 400, 400]);
    expect(await p.transitions(orderId)).toEqual(['pending → pending']);
  });
});

describe('the list of orders', () => {
  type List = {
    orders: { _id: string; user: { name: string } }[];
    total: number;
    page: number;
    limit: number;
  };
  const list = async (query: string) =>
    (await request<List>(product, `GET /admin/orders?${query}`, { as: desk.admin })).body;

  test('can be searched by student, email, course, number and id, filtered, sorted and paginated by the server', async () => {
    const found = async (query: string) => (await list(query)).orders.map(({ _id }) => _id);
    const { db } = product.ctx;
    await db.updateTable('users').set({ name: 'Olive Marsh' }).where('id', '=', p.buyer.id).execute();
    expect(await found('search=olive')).toEqual([orderId]);
    expect(await found(`search=${p.buyer.email.toUpperCase()}`)).toEqual([orderId]);
    expect(await found(`search=${(await p.orderNow(orderId)).number}`)).toEqual([orderId]);
    expect(await found(`search=${orderId}`)).toEqual([orderId]);
    expect((await list('search=risk registers')).total).toBeGreaterThan(1);
    expect(await found('search=%25')).toEqual([]);
    expect(await found('flag=receipt')).toContain(orderId);
    expect(await found('flag=disputed')).not.toContain(orderId);
    expect(await found('method=stripe&status=completed')).toEqual([]);
    const dear = await p.addOrder({ method: 'stripe', amountCents: 999_900 });
    expect((await found('sort=-amount'))[0]).toBe(dear);
    expect((await found('sort=amount')).at(-1)).toBe(dear);
    const second = await list('page=2&limit=1');
    expect([second.page, second.limit, second.orders.length]).toEqual([2, 1, 1]);
    expect((await request(product, 'GET /admin/orders?sort=secret', { as: desk.admin })).status).toBe(400);
  });

  test('shows the progress of each order’s learner', async () => {
    await decide('confirm');
    const { orders } = await list(`search=${orderId}`);
    expect(orders[0]).toMatchObject({ progress: { completedLectures: 0, progress: 0, completed: false } });
  });

  test('is available as CSV with the same filter', async () => {
    const { body } = await request<string>(product, `GET /admin/orders.csv?search=${orderId}`, {
      as: desk.admin,
    });
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^MPO-\w{4}-\w{4},/);
    expect(lines[1]).toContain(`,${p.buyer.email},`);
  });
});
