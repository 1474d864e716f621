import { join } from 'node:path';
import { storeFile } from '../../../src/features/media/index.server.ts';
import { addReceipt } from '../../../src/features/payments/index.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import type { Trx } from '../../../src/platform/database/database.ts';
import { type OrderStory, orderStories } from '../../orders.ts';

const day = 86_400_000;
const hour = 3_600_000;

type PlannedOrder = { story: OrderStory; userId: string; courseId: string; amountCents: number; at: Date };

/** Adds the special orders: transfers with their receipts, refunds, a review and a dispute. */
export async function addOrders(
  trx: Trx,
  ctx: Context,
  people: Map<string, string>,
  courses: Map<string, string>,
): Promise<void> {
  for (const story of orderStories) {
    const userId = people.get(story.person);
    const courseId = courses.get(story.course);
    if (!userId || !courseId)
      throw new Error(`The order of ${story.person} names an unknown person or course.`);
    const { chargedCents: amountCents } = await trx
      .selectFrom('courses')
      .select('chargedCents')
      .where('id', '=', courseId)
      .executeTakeFirstOrThrow();
    const at = new Date(ctx.clock().getTime() - story.daysAgo * day - 4 * hour);
    await addOrder(trx, ctx, { story, userId, courseId, amountCents, at });
  }
}

async function addOrder(trx: Trx, ctx: Context, planned: PlannedOrder): Promise<void> {
  const { story, userId, courseId, amountCents, at } = planned;
  const settled = story.status === 'completed' || story.status === 'refunded';
  const { id } = await trx
    .insertInto('orders')
    .values({
      userId,
      courseId,
      method: story.method,
      status: story.status,
      amountCents,
      refundedCents: story.refunded ?? 0,
      inFlight: story.inFlight ?? false,
      failureReason: story.failureReason ?? null,
      flags: story.flags ?? [],
      disputes: JSON.stringify(story.flags?.includes('disputed') ? { dp_demo: 'open' } : {}),
      grantsAccess: settled,
      createdAt: at,
      updatedAt: at,
      completedAt: settled ? later(at, 2) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (story.receipt) await addTransferReceipt(trx, ctx, id, planned);
  if (story.refunded) await addRefund(trx, id, planned, story.refunded);
  if (settled) await addAccess(trx, id, planned);
  await addEvents(trx, id, planned);
}

const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hour);

async function addTransferReceipt(
  trx: Trx,
  ctx: Context,
  orderId: string,
  { userId, at }: PlannedOrder,
): Promise<void> {
  const account = ctx.settings.bankAccounts.at(-1);
  if (!account) return;
  const path = join('demo', 'media', 'sample-receipt.png');
  const file = { path, kind: 'receipt' as const, ownerId: userId, originalName: 'receipt.png', keep: true };
  const { id: assetId } = await storeFile(ctx, file, trx);
  await addReceipt(trx, { orderId, assetId, account, submittedAt: later(at, 1) });
}

async function addRefund(
  trx: Trx,
  orderId: string,
  { story, at }: PlannedOrder,
  amountCents: number,
): Promise<void> {
  const money = { amountCents, orderCents: amountCents, currency: 'usd', refundedBefore: 0 };
  const refund = { orderId, ...money, reason: story.reason ?? '', requestedBy: null };
  await trx
    .insertInto('refunds')
    .values({ ...refund, status: 'done', createdAt: later(at, 50) })
    .execute();
}

async function addAccess(
  trx: Trx,
  orderId: string,
  { story, userId, courseId, at }: PlannedOrder,
): Promise<void> {
  const over = { endedAt: later(at, 50), suspendedAt: null };
  const heldBack = { endedAt: null, suspendedAt: later(at, 60) };
  const active = { endedAt: null, suspendedAt: null };
  const isDisputed = story.flags?.includes('disputed');
  await trx
    .insertInto('enrolments')
    .values({
      userId,
      courseId,
      orderId,
      enrolledAt: later(at, 2),
      ...(story.status === 'refunded' ? over : isDisputed ? heldBack : active),
    })
    .execute();
}

type Step = { hours: number; from: string; to: string; cause: string; details?: object };

async function addEvents(trx: Trx, orderId: string, planned: PlannedOrder): Promise<void> {
  for (const { hours, from, to, cause, details = {} } of stepsOf(orderId, planned)) {
    await trx
      .insertInto('orderEvents')
      .values({
        orderId,
        at: later(planned.at, hours),
        fromStatus: from as OrderStory['status'],
        toStatus: to as OrderStory['status'],
        cause,
        details: JSON.stringify(details),
      })
      .execute();
  }
}

/** Each order's history, as the product would have written it. */
function stepsOf(orderId: string, { story, amountCents }: PlannedOrder): Step[] {
  const { status, received, refunded, reason, flags = [] } = story;
  const steps: Step[] = [];
  if (story.receipt) steps.push({ hours: 1, from: 'pending', to: 'pending', cause: 'receipt submitted' });
  if (status === 'failed')
    steps.push({
      hours: 2,
      from: 'pending',
      to: 'failed',
      cause: 'rejected by an administrator',
      details: { reason },
    });
  if (status === 'completed' || status === 'refunded') {
    const cause = story.method === 'bank' ? 'confirmed by an administrator' : 'buyer returned';
    steps.push({ hours: 2, from: 'pending', to: 'completed', cause });
  }
  if (refunded)
    steps.push({
      hours: 50,
      from: 'completed',
      to: status,
      cause: 'transfer sent back',
      details: { reason },
    });
  if (flags.includes('disputed'))
    steps.push({ hours: 60, from: 'completed', to: 'completed', cause: 'charge.dispute.created' });
  if (received) {
    const fact = { kind: 'captured', orderId, amountCents: received, currency: 'usd', refundedCents: 0 };
    const details = { fact, effects: ['askForReview'], due: amountCents };
    steps.push({ hours: 1, from: 'pending', to: 'pending', cause: 'buyer returned', details });
  }
  return steps;
}
