import { randomBytes } from 'node:crypto';
import { holdUse, purchaseKey } from '../../../src/features/coupons/index.server.ts';
import { claimGift } from '../../../src/features/gifts/claiming/claim-gift.server.ts';
import { claimUrl } from '../../../src/features/gifts/claiming/claim-link.server.ts';
import { createGift } from '../../../src/features/gifts/save-gift.server.ts';
import { addOrder, findOrder, type OrderRow } from '../../../src/features/payments/orders/orders.server.ts';
import { applyFact } from '../../../src/features/payments/settlement/apply-fact.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import { RequestFailure } from '../../../src/platform/failures/failure.ts';
import { makePerson } from '../people.ts';
import { type HistoryRecord, type MoneyEvent, type Trx, viewerOf } from './stage.ts';

type SaleOf = Extract<MoneyEvent, { kind: 'sale' }>;

/** Sells a course, a gift, or two or three courses as a bundle, whose price the product divides among them. */
export async function sell(
  ctx: Context,
  record: HistoryRecord,
  courses: string[],
  what: SaleOf,
): Promise<void> {
  const buyer = await makePerson(ctx);
  const bought = courses.slice(0, what.isGift ? 1 : 1 + (what.courses % courses.length));
  const gift = what.isGift
    ? await createGift(ctx, viewerOf(buyer), {
        courseId: bought[0] ?? '',
        recipientName: 'A friend',
        recipientEmail: 'friend@example.org',
        message: '',
        timeZone: 'UTC',
      })
    : null;
  const orderId = await ctx.db.transaction().execute(async (trx) => {
    const ownerId = record.instructors[0]?.id ?? '';
    const bundleId = bought.length > 1 ? await addBundle(trx, ownerId) : null;
    const couponId = what.discount > 0 ? await addCoupon(trx, ownerId, what.discount) : null;
    const lines = bought.map((courseId, index) => {
      const listCents = what.cents + index * 777;
      const discountCents = Math.floor((listCents * what.discount) / 100);
      const attribution = what.own ? ('instructor' as const) : ('platform' as const);
      return {
        courseId,
        listCents,
        discountCents,
        totalCents: listCents - discountCents,
        couponId,
        attribution,
      };
    });
    const order = {
      userId: buyer.id,
      courseId: bought[0] ?? '',
      bundleId,
      giftId: gift?.id ?? null,
      kind: gift ? ('gift' as const) : bundleId ? ('bundle' as const) : ('course' as const),
      method: what.method,
      amountCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
      createdAt: ctx.clock(),
    };
    const purchase = purchaseKey(order);
    if (couponId)
      await holdUse(trx, { couponId, userId: buyer.id, courseId: order.courseId, purchase }, ctx.clock());
    const { id } = await addOrder(trx, order, lines);
    const providerReference = randomBytes(8).toString('hex');
    await trx.updateTable('orders').set({ providerReference }).where('id', '=', id).execute();
    return id;
  });
  record.orders.push(orderId);
  const token = gift && claimUrl(ctx, gift)?.split('/').at(-1);
  if (token) record.gifts.push({ orderId, token, claimedBy: null });
  const order = await findOrder(ctx.db, orderId);
  if (order) await applyFact(ctx, orderId, paid(order), 'webhook');
}

async function addBundle(trx: Trx, ownerId: string): Promise<string> {
  const { id } = await trx
    .insertInto('bundles')
    .values({ ownerId, title: 'A route', slug: `route-${randomBytes(8).toString('hex')}`, priceCents: 5000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A coupon for one purchase. */
async function addCoupon(trx: Trx, ownerId: string, percent: number): Promise<string> {
  const code = randomBytes(8).toString('hex').toUpperCase();
  const { id } = await trx
    .insertInto('coupons')
    .values({ ownerId, code, percent, scope: 'all', maxUses: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A new person claims a gift, or is refused because it was claimed, refunded or disputed. */
export async function claim(ctx: Context, record: HistoryRecord, which: number): Promise<void> {
  const gift = record.gifts[which % Math.max(1, record.gifts.length)];
  if (!gift) return;
  const person = await makePerson(ctx);
  try {
    await claimGift(ctx, viewerOf(person), gift.token, undefined);
    if (gift.claimedBy) throw new Error('a gift was claimed twice');
    gift.claimedBy = person.id;
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
  }
}

const paid = (order: OrderRow, more: { refundedCents?: number; feeCents?: number } = {}) => ({
  kind: 'captured' as const,
  orderId: order.id,
  amountCents: order.amountCents,
  currency: 'usd',
  refundedCents: order.refundedCents,
  payment: 'payment',
  ...more,
});

/** Reports a fact about an order twice, as providers do. */
export async function report(
  ctx: Context,
  record: HistoryRecord,
  what: Extract<MoneyEvent, { order: number }>,
): Promise<void> {
  const orderId = record.orders[what.order % Math.max(1, record.orders.length)];
  const order = orderId ? await findOrder(ctx.db, orderId) : undefined;
  if (!orderId || !order) return;
  if (what.kind === 'fee' && order.method !== 'bank' && !record.fees.has(orderId))
    record.fees.set(orderId, what.cents);
  const fact =
    what.kind === 'dispute'
      ? { kind: 'dispute' as const, disputeId: 'dp_1', state: what.state }
      : what.kind === 'fee'
        ? paid(order, { feeCents: what.cents })
        : paid(order, { refundedCents: Math.ceil((order.amountCents * what.percent) / 100) });
  if (what.kind === 'fee' && order.method === 'bank') return;
  for (let time = 0; time < 2; time += 1) await applyFact(ctx, orderId, fact, 'webhook');
}
