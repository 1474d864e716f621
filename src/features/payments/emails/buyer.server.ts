import { sql } from 'kysely';
import { emailPicture } from '../../../contract/media/media.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OrderRow } from '../orders/orders.server.ts';

/** The recipient and subject of emails about an order. */
export type Buyer = { name: string; email: string; courseTitle: string; picture: string | null };

/** The buyer of an existing order, and the title and picture of what they bought. */
export const buyerOf = async (trx: Trx, order: Pick<OrderRow, 'id'>): Promise<Buyer> => {
  const { thumbnailAssetId, ...buyer } = await trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .innerJoin('courses', 'courses.id', 'orders.courseId')
    .leftJoin('bundles', 'bundles.id', 'orders.bundleId')
    .select(['users.name', 'users.email', 'courses.thumbnailAssetId'])
    .select(sql<string>`coalesce(bundles.title, courses.title)`.as('courseTitle'))
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { ...buyer, picture: emailPicture(thumbnailAssetId) };
};
