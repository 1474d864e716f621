import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../src/platform/context.ts';
import { seal } from '../../../src/platform/crypto/sealing.ts';
import type { Trx } from '../../../src/platform/database/database.ts';

const dayMs = 86_400_000;

/** Adds a gift from the demo learner: paid, and to be delivered on a later day. */
export async function addGift(ctx: Context, trx: Trx, people: Map<string, string>): Promise<void> {
  const userId = people.get('learner@milepost.example') ?? '';
  const now = ctx.clock();
  const paidAt = new Date(now.getTime() - 2 * dayMs);
  const day = new Date(now.getTime() + 20 * dayMs).toISOString().slice(0, 10);
  const course = await trx
    .selectFrom('courses')
    .select(['id', 'chargedCents'])
    .where('isPublic', '=', true)
    .where('chargedCents', '>', 0)
    .orderBy('title')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  const { id: giftId } = await trx
    .insertInto('gifts')
    .values({
      userId,
      courseId: course.id,
      recipientName: 'Marta Lindqvist',
      recipientEmail: 'marta@milepost.example',
      message: 'For your first programme. I wish I had known this when I started!',
      deliverOn: day,
      timeZone: 'Europe/London',
      sendAt: new Date(`${day}T09:00:00Z`),
      status: 'scheduled',
      tokenHash: createHash('sha256').update(token).digest(),
      tokenSealed: seal(ctx.keyFor('gift links'), token),
      createdAt: paidAt,
      updatedAt: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: orderId } = await trx
    .insertInto('orders')
    .values({
      userId,
      courseId: course.id,
      kind: 'gift',
      giftId,
      method: 'bank',
      status: 'completed',
      amountCents: course.chargedCents,
      createdAt: paidAt,
      completedAt: paidAt,
      grantsAccess: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('gifts').set({ orderId }).where('id', '=', giftId).execute();
}
