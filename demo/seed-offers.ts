import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/database.ts';

/** Requests for refunds: one that waits, and one that was refused. */
const requests = [
  {
    daysAgo: 1,
    cause: 'progress',
    reason: 'My employer has booked the same training for the whole team, so I no longer need this one.',
  },
  {
    daysAgo: 12,
    cause: 'late',
    reason: 'I bought it for a project that has been postponed until next year.',
    answer: 'The period for refunds ended two months ago, and you have completed half of the course.',
  },
] as const;

/** Adds refund requests of learners about courses they have paid for. */
export async function addRefundRequests(trx: Trx, people: Map<string, string>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const admin = people.get('admin@milepost.example') ?? null;
  const paid = await trx
    .selectFrom('orders')
    .innerJoin('enrolments', 'enrolments.orderId', 'orders.id')
    .select(['orders.id as orderId', 'orders.userId'])
    .where('orders.status', '=', 'completed')
    .where('orders.method', '=', 'stripe')
    .where('orders.refundedCents', '=', 0)
    .where('orders.amountCents', '>', 0)
    .where(sql<boolean>`orders.flags = '{}'`)
    .where('orders.completedAt', '<', ago(30))
    .where('orders.userId', '!=', people.get('learner@milepost.example') ?? '')
    .where('enrolments.endedAt', 'is', null)
    .orderBy('orders.completedAt', 'desc')
    .limit(requests.length)
    .execute();
  for (const [index, order] of paid.entries()) {
    const story = requests[index];
    if (!story) continue;
    const { daysAgo, ...request } = story;
    const isDecided = 'answer' in story;
    await trx
      .insertInto('refundRequests')
      .values({
        ...order,
        ...request,
        position: 1,
        createdAt: ago(daysAgo),
        ...(isDecided && { status: 'refused', decidedBy: admin, decidedAt: ago(daysAgo - 1) }),
      })
      .execute();
  }
}
