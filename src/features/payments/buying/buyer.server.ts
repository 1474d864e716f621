import type { Trx } from '../../../platform/database/database.ts';
import type { OrderRow } from '../orders/orders.server.ts';

/** Who is written to about an order, and about what. */
export type Buyer = { name: string; email: string; courseTitle: string };

export const buyerOf = (trx: Trx, order: Pick<OrderRow, 'id'>): Promise<Buyer> =>
  trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .innerJoin('courses', 'courses.id', 'orders.courseId')
    .select(['users.name', 'users.email', 'courses.title as courseTitle'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();

/** The addresses of those who decide about orders. */
export const administrators = async (trx: Trx): Promise<string[]> => {
  const rows = await trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('verifiedAt', 'is not', null)
    .execute();
  return rows.map(({ email }) => email);
};
