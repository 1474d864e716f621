import type { Db } from '../../../platform/database/database.ts';

/** Whether someone has paid for a course and has not been refunded. */
export async function hasPaidOrders(db: Db, courseId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('courseId', '=', courseId)
    .where('status', '=', 'completed')
    .where('amountCents', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Removes the orders without any payment of a course that is being deleted. The others are records and stay. */
export async function forgetOrders(trx: Db, courseId: string): Promise<void> {
  await trx
    .deleteFrom('orders')
    .where('courseId', '=', courseId)
    .where((eb) => eb.or([eb('status', '=', 'failed'), eb('amountCents', '=', 0)]))
    .execute();
}
