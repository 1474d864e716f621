import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '../../../../../migrations/index.ts';
import { type BankPurchase, startBankPurchase } from '../../../../../test/factories/buying/bank-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { AdminOrder } from '../../admin/contract.ts';
import type { HistoryOrder, Receipt } from '../../contract.ts';

const looksRight = /^MPO-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

let product: TestProduct;
let desk: OrderDesk;
let p: BankPurchase;
beforeAll(async () => {
  product = await createTestProduct();
  desk = await openOrderDesk(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  p = await startBankPurchase(product);
});

const receiptOf = async (id: string) =>
  (await request<{ order: Receipt }>(product, `GET /payment/orders/${id}`, { as: p.buyer })).body.order;

test('every order has a unique random number', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => p.addOrder({ status: 'failed' })));
  const numbers = await Promise.all(ids.map(async (id) => (await p.orderNow(id)).number));
  expect(new Set(numbers).size).toBe(50);
  for (const number of numbers) expect(number).toMatch(looksRight);
});

describe('the number of an order', () => {
  let orderId: string;
  let number: string;
  beforeEach(async () => {
    orderId = (await p.place()).body.orderId;
    number = (await p.orderNow(orderId)).number;
  });

  test('is in the buyer’s history and receipt, and finds the order there', async () => {
    expect((await receiptOf(orderId)).number).toBe(number);
    await p.addOrder({ status: 'failed' });
    for (const typed of [number, number.toLowerCase(), number.slice(4).replace('-', ''), number.slice(6)]) {
      const { body } = await request<{ orders: HistoryOrder[] }>(
        product,
        `GET /payment/history?search=${encodeURIComponent(typed)}`,
        { as: p.buyer },
      );
      expect(body.orders.map((order) => order.number)).toEqual([number]);
    }
  });

  test('is in the administrator’s list, order and CSV, and finds the order there', async () => {
    expect((await desk.see(orderId)).number).toBe(number);
    const parts = [
      number.slice(4, 8),
      number.slice(9),
      number.slice(0, 11),
      number.slice(6, 12).toLowerCase(),
    ];
    for (const typed of [number, number.toLowerCase(), number.slice(4), ...parts, orderId]) {
      const { body } = await request<{ orders: AdminOrder[]; total: number }>(
        product,
        `GET /admin/orders?search=${encodeURIComponent(typed)}`,
        { as: desk.admin },
      );
      expect(body.orders.map((order) => order._id)).toEqual([orderId]);
    }
    const { body: text } = await request<string>(product, `GET /admin/orders.csv?search=${number}`, {
      as: desk.admin,
    });
    expect(text).toContain(number);
    expect(text).not.toContain(orderId);
  });

  test('is in every email about the order, and its id is not', async () => {
    await p.confirm({ orderId });
    const emails = await product.runJobs();
    expect(emails.map((mail) => mail.to)).toEqual(expect.arrayContaining([p.buyer.email, desk.admin.email]));
    await desk.decide(orderId, 'confirm');
    await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed.' });
    emails.push(...(await product.runJobs()).filter((mail) => !mail.subject.startsWith('You are enrolled')));
    expect(emails).toHaveLength(4);
    for (const { text, subject } of emails) {
      expect(text, subject).toContain(number);
      expect(text.replaceAll(/https?:\S+/g, ''), subject).not.toContain(orderId);
    }
  });
});

describe('the email about a refund', () => {
  const refund = async (...parts: (number | undefined)[]) => {
    const orderId = await paidOrder();
    await product.runJobs();
    const texts: string[] = [];
    for (const amount of parts) {
      await desk.decide(orderId, 'refund', { ...(amount && { amount }), reason: 'Agreed.' });
      for (const mail of await product.runJobs()) texts.push(mail.text.replaceAll(/\s+/g, ' '));
    }
    return texts;
  };
  const paidOrder = async () => {
    const { orderId } = (await p.place()).body;
    await p.confirm({ orderId });
    await desk.decide(orderId, 'confirm');
    return orderId;
  };

  test('identifies a full refund', async () => {
    const [whole] = await refund(undefined);
    expect(whole).toContain('Your payment of $49.00 for');
    expect(whole).toContain('has been refunded in full.');
    expect(whole).toContain('Your access to the course has ended.');
  });

  test('says how much is left after a partial refund, and that the refund is full once the rest has been refunded', async () => {
    const [part, rest] = await refund(9.5, undefined);
    expect(part).toContain('$9.50 of the $49.00 you paid for');
    expect(part).toContain('The remaining $39.50 has not been refunded.');
    expect(part).not.toContain('in full');
    expect(rest).toContain('The remaining $39.50 you paid for');
    expect(rest).toContain('Your payment of $49.00 has now been refunded in full.');
  });
});

test('a transfer whose receipt never arrived can be rejected, and its buyer is told why', async () => {
  const { orderId } = (await p.place()).body;
  expect((await desk.see(orderId)).decisions).toMatchObject({ reject: true, confirm: true });
  const rejected = await desk.decide(orderId, 'reject', { reason: 'No transfer within a week.' });
  expect(rejected).toMatchObject({ status: 200, body: { order: { failureReason: 'rejected' } } });
  const [mail] = await product.runJobs();
  expect(mail?.to).toBe(p.buyer.email);
  expect(mail?.text).toContain('No transfer within a week.');
  expect((await desk.decide(orderId, 'reject', { reason: 'Again.' })).status).toBe(409);
  expect((await p.confirm({ orderId })).body.code).toBe('payment.order_over');
});

test('the migration gives older orders a number each', async () => {
  const old = await createTestProduct();
  const { db } = old.ctx;
  const before = await startBankPurchase(old);
  for (let count = 0; count < 30; count += 1) await before.addOrder({ status: 'failed' });
  await sql`alter table orders drop column number`.execute(db);
  await sql`drop function new_order_number, random_order_number`.execute(db);
  await migrations['0019_order_numbers']?.up(db);
  const rows = await db.selectFrom('orders').select('number').execute();
  expect(new Set(rows.map(({ number }) => number)).size).toBe(30);
  for (const { number } of rows) expect(number).toMatch(looksRight);
  await old.close();
});
