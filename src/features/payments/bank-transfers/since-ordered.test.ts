import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdf } from '../../../../test/factories/buying/bank-purchase.ts';
import { openOrderDesk } from '../../../../test/factories/buying/order-desk.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Receipt } from '../contract.ts';
import type { SinceOrdered } from './bank-contract.ts';

let product: TestProduct;
let admin: Person;
let instructor: Person;
let buyer: Person;

beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());
beforeEach(async () => {
  instructor = await makePerson(product.ctx, { role: 'instructor' });
  buyer = await makePerson(product.ctx);
});

const addCourse = (title: string, priceCents: number) =>
  makeCourse(product.ctx, { instructorId: instructor.id, title, priceCents });
const setPrice = (courseId: string, discountCents: number) =>
  product.ctx.db.updateTable('courses').set({ discountCents }).where('id', '=', courseId).execute();
const enrol = (courseId: string) =>
  product.ctx.db.insertInto('enrolments').values({ userId: buyer.id, courseId, orderId: null }).execute();

async function place(path: string, body: object = {}): Promise<string> {
  const placed = await request<{ orderId: string }>(product, `POST /payment/${path}`, {
    as: buyer,
    body: { paymentMethod: 'bank', ...body },
  });
  expect(placed.status).toBe(200);
  return placed.body.orderId;
}

type Sent = { code?: string; message: string; sinceOrdered?: SinceOrdered };
function send(orderId: string, amount?: string) {
  const form = new FormData();
  form.set('orderId', orderId);
  form.set('bank', 'ngn-local');
  if (amount !== undefined) form.set('amount', amount);
  form.set('file', new File([pdf()], 'receipt.pdf'));
  return request<Sent>(product, 'POST /payment/bank-confirmation', { as: buyer, form });
}
const receiptOf = async (orderId: string) =>
  (await request<{ order: Receipt }>(product, `GET /payment/orders/${orderId}`, { as: buyer })).body.order;

async function addCoupon(terms: object): Promise<string> {
  const code = `LESS-${instructor.id.slice(-6)}`.toUpperCase();
  const body = { code, scope: 'all', percent: 50, ...terms };
  expect((await request(product, 'POST /coupons', { as: admin, body })).status).toBe(200);
  return code;
}

describe('a bundle order whose buyer has since got one of the courses', () => {
  let owned: string;
  let bundleId: string;
  let orderId: string;
  const order = (body: object = {}) => place(`bundles/${bundleId}/create-order`, body);

  /** Two courses of 60 and 40 dollars, together for 80. */
  beforeEach(async () => {
    const [first, second] = [await addCourse('Plans', 6000), await addCourse('Risks', 4000)];
    owned = first.id;
    const created = await request<{ bundle: { _id: string } }>(product, 'POST /bundles', {
      as: instructor,
      body: { title: 'The delivery route', price: 80, courses: [first.id, second.id] },
    });
    bundleId = created.body.bundle._id;
    const body = { status: 'published' };
    await request(product, `PATCH /bundles/${bundleId}/status`, { as: instructor, body });
    orderId = await order();
    await enrol(owned);
  });

  test('does not accept a receipt before the buyer knows both prices', async () => {
    const since = { amount: 32, coupon: null, owned: ['Plans'] };
    const refused = await send(orderId);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'payment.changed_since', sinceOrdered: since },
    });
    expect(refused.body.message).toBe(
      'You already own “Plans”, so the bundle now costs $32.00 instead of $80.00. Your receipt has not been sent. If you have already transferred $80.00, send it again with that amount.',
    );
    expect(await receiptOf(orderId)).toMatchObject({
      sinceOrdered: since,
      inFlight: false,
      bankReceipt: null,
    });
    const cheaper = await order({ amount: 32 });
    expect((await receiptOf(cheaper)).sinceOrdered).toBeNull();
    expect((await send(cheaper)).status).toBe(200);
  });

  test('accepts the receipt of a buyer who has paid the old price, and requests a refund of the course they own', async () => {
    expect((await send(orderId, '80')).status).toBe(200);
    expect((await receiptOf(orderId)).sinceOrdered).toBeNull();
    const desk = await openOrderDesk(product);
    expect((await desk.decide(orderId, 'confirm')).status).toBe(200);
    const { lines } = await receiptOf(orderId);
    expect(lines.map(({ total, refund }) => [total, refund?.state])).toEqual([
      [48, 'waiting'],
      [32, 'ask'],
    ]);
  });

  test('says what has changed even if the bundle is no longer sold', async () => {
    await request(product, `PATCH /bundles/${bundleId}/status`, {
      as: instructor,
      body: { status: 'archived' },
    });
    const refused = await send(orderId);
    expect(refused.body.sinceOrdered).toEqual({ amount: null, coupon: null, owned: ['Plans'] });
    expect(refused.body.message).toMatch(/^You already own “Plans”\. Your receipt has not been sent\./);
  });
});

test.each(['course', 'gift'])(
  'the buyer is told when a %s has become cheaper since it was ordered',
  async (kind) => {
    const { id: courseId } = await addCourse('Plans', 5900);
    const today = product.ctx.clock().toISOString().slice(0, 10);
    const gift = { courseId, recipientName: 'Priya', recipientEmail: 'priya@people.example' };
    const giftId = async () =>
      (
        await request<{ gift: { _id: string } }>(product, 'POST /gifts', {
          as: buyer,
          body: { ...gift, message: '', deliverOn: today },
        })
      ).body.gift._id;
    const orderId =
      kind === 'gift'
        ? await place(`gifts/${await giftId()}/create-order`)
        : await place('create-order', { courseId });
    await setPrice(courseId, 2900);
    const { status, body } = await send(orderId);
    expect([status, body.sinceOrdered]).toEqual([409, { amount: 29, coupon: null, owned: [] }]);
    expect(body.message).toMatch(/^This now costs \$29\.00 instead of \$59\.00\./);
    for (const amount of ['29', '', 'all'])
      expect(await send(orderId, amount)).toMatchObject({
        status: 422,
        body: { code: 'payment.other_amount' },
      });
    expect((await send(orderId, '59')).status).toBe(200);
  },
);

test('an order keeps its price when its course has become more expensive', async () => {
  const { id: courseId } = await addCourse('Plans', 5900);
  await setPrice(courseId, 2900);
  const orderId = await place('create-order', { courseId });
  await setPrice(courseId, 4900);
  expect((await receiptOf(orderId)).sinceOrdered).toBeNull();
  expect((await send(orderId)).status).toBe(200);
});

test('a lower price includes the order’s coupon as long as it applies', async () => {
  const { id: courseId } = await addCourse('Plans', 8000);
  const coupon = await addCoupon({ minimum: 50 });
  const orderId = await place('create-order', { courseId, coupon });
  expect((await receiptOf(orderId)).sinceOrdered).toBeNull();
  await setPrice(courseId, 6000);
  expect((await receiptOf(orderId)).sinceOrdered).toEqual({ amount: 30, coupon, owned: [] });
  await setPrice(courseId, 3900);
  expect((await receiptOf(orderId)).sinceOrdered).toEqual({ amount: 39, coupon: null, owned: [] });
  await setPrice(courseId, 4500);
  expect((await receiptOf(orderId)).sinceOrdered).toBeNull();
});
