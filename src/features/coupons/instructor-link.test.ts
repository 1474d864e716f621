import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Purchase, startPurchase } from '../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../test/factories/buying/shop.ts';
import { request } from '../../../test/harness/request.ts';
import { linkCode } from './instructor-link.server.ts';
import { readTouches, touched } from './rules/link-touches.ts';

let shop: Shop;
let p: Purchase;
let code: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
  const { instructorId } = await shop.ctx.db
    .selectFrom('courses')
    .select('instructorId')
    .where('id', '=', p.courseId)
    .executeTakeFirstOrThrow();
  code = linkCode(shop.ctx, instructorId);
});

const follow = (query: string, cookie = '') =>
  shop.app.request(`http://localhost:3000/courses/anything${query}`, { headers: { cookie } });
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Buys with these cookies. @returns who the sale is attributed to */
async function attributionWith(cookies: string): Promise<string> {
  const as = { cookie: `${p.buyer.cookie}; ${cookies}` };
  const { body } = await request<{ orderId: string }>(shop, 'POST /payment/create-order', {
    as,
    body: { courseId: p.courseId, paymentMethod: 'stripe' },
  });
  const line = await shop.ctx.db
    .selectFrom('orderLines')
    .select('attribution')
    .where('orderId', '=', body.orderId)
    .executeTakeFirstOrThrow();
  return line.attribution;
}

describe('an instructor’s link', () => {
  test('redirects to the same page, and the sale is attributed to the instructor', async () => {
    const response = await follow(`?page=2&i=${code}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/courses/anything?page=2']);
    expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000; HttpOnly; SameSite=Lax/);
    expect(await attributionWith(cookieOf(response))).toBe('instructor');
  });

  test('still counts after another instructor’s link', async () => {
    const second = await follow('?i=ABCDEFGH', cookieOf(await follow(`?i=${code.toLowerCase()}`)));
    expect(await attributionWith(cookieOf(second))).toBe('instructor');
  });

  test('counts for a buyer who already had an unpaid order', async () => {
    expect(await attributionWith('')).toBe('platform');
    expect(await attributionWith(cookieOf(await follow(`?i=${code}`)))).toBe('instructor');
  });

  test('does not count for another instructor’s course', async () => {
    expect(await attributionWith(cookieOf(await follow('?i=ABCDEFGH')))).toBe('platform');
  });

  test('does not count after 30 days, nor with an invalid code', async () => {
    const cookie = cookieOf(await follow(`?i=${code}`));
    shop.advance(31 * 24 * 3600_000);
    const now = shop.ctx.clock();
    const expiresAt = new Date(now.getTime() + 3600_000);
    await shop.ctx.db.updateTable('sessions').set({ lastSeenAt: now, expiresAt }).execute();
    expect(await attributionWith(cookie)).toBe('platform');
    const response = await follow('?i=<script>');
    expect([response.status, response.headers.getSetCookie()]).toEqual([302, []]);
  });
});

test('the cookie has the latest ten links, each once', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const codes = Array.from({ length: 12 }, (_, index) => `AAAAAAA${'BCDEFGHJKLMN'[index]}`);
  const value = [...codes, codes[3] ?? ''].reduce((cookie, one) => touched(cookie, one, now) ?? '', '');
  expect(readTouches(value, now)).toHaveLength(10);
  expect(readTouches(value, now)[0]).toBe(codes[3]);
});
