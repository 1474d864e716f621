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

/** Removes the orders without any payment of a course that is being deleted. The others are records and stay. */
export async function forgetOrders(trx: Db, courseId: string): Promise<void> {
  await trx
    .deleteFrom('orders')
    .where('id', 'in', (lines) =>
      lines.selectFrom('orderLines').select('orderId').where('courseId', '=', courseId),
    )
    .where((eb) => eb.or([eb('status', '=', 'failed'), eb('amountCents', '=', 0)]))
    .execute();
}
