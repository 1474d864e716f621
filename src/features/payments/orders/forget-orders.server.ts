import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Whether a course has a completed order that was paid, or that is for a bundle or a gift. */
export async function hasPaidOrders(db: Db, courseId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('orders')
    .innerJoin('orderLines as line', 'line.orderId', 'orders.id')
    .select('orders.id')
    .where('line.courseId', '=', courseId)
    .where('orders.status', '=', 'completed')
    .where((where) => where.or([where('orders.amountCents', '>', 0), where('orders.kind', '!=', 'course')]))
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** How long after being placed a failed order can still be paid on its provider's page, with a margin. */
const payableMs = 48 * 3600_000;

/**
 * When a course is deleted, removes its free orders, and its failed orders that can no longer be paid or accepted by an
 * administrator. All others are kept as records.
 */
export async function forgetOrders(trx: Db, courseId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('orders')
    .where('id', 'in', (lines) =>
      lines.selectFrom('orderLines').select('orderId').where('courseId', '=', courseId),
    )
    .where((order) =>
      order.or([
        order('amountCents', '=', 0),
        order.and([
          order('status', '=', 'failed'),
          sql<boolean>`not 'review' = any(flags)`,
          order.or([
            order('providerReference', 'is', null),
            order('createdAt', '<=', new Date(now.getTime() - payableMs)),
          ]),
          order.not(
            order.exists(
              order
                .selectFrom('bankReceipts')
                .select('orderId')
                .whereRef('bankReceipts.orderId', '=', 'orders.id'),
            ),
          ),
        ]),
      ]),
    )
    .execute();
}
