import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../../../src/platform/context.ts';
import { seal } from '../../../src/platform/crypto/sealing.ts';
import { makeCourse } from '../../factories/courses.ts';

/** A gift that has been paid and sent, for a separate course. */
export async function addGift(ctx: Context, userId: string) {
  const { id: courseId } = await makeCourse(ctx);
  const giftToken = randomUUID();
  const { id: giftId } = await ctx.db
    .insertInto('gifts')
    .values({
      userId,
      courseId,
      recipientName: 'Priya Raman',
      recipientEmail: 'priya@example.com',
      deliverOn: '2026-05-03',
      timeZone: 'UTC',
      sendAt: ctx.clock(),
      sentAt: ctx.clock(),
      status: 'sent',
      tokenHash: createHash('sha256').update(giftToken).digest(),
      tokenSealed: seal(ctx.keyFor('gift links'), giftToken),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: orderId } = await ctx.db
    .insertInto('orders')
    .values({
      userId,
      courseId,
      kind: 'gift',
      giftId,
      method: 'stripe',
      status: 'completed',
      amountCents: 4900,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db.updateTable('gifts').set({ orderId }).where('id', '=', giftId).execute();
  return { giftId, giftToken };
}
