import type { Db } from '../../../platform/database/database.ts';

/** Whether somebody has paid for a course and has not got the money back. */
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

/** Removes the orders of a course that is being deleted which never moved money. The others are records and stay. */
export async function forgetOrders(trx: Db, courseId: string): Promise<void> {
  await trx
    .deleteFrom('orders')
    .where('courseId', '=', courseId)
    .where((eb) => eb.or([eb('status', '=', 'failed'), eb('amountCents', '=', 0)]))
    .execute();
}
