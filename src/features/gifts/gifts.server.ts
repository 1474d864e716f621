import { type Selectable, sql } from 'kysely';
import { pictureUrl } from '../../contract/media/media.ts';
import { formerLearner } from '../../contract/text/names/public-name.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { failure } from '../../platform/failures/failure.ts';
import { claimUrl } from './claiming/claim-link.server.ts';
import type { Gift, GiftCourse, GiftOfOrder } from './contract.ts';

export type GiftRow = Selectable<Tables['gifts']>;
/** While a refund or a dispute is under way, or the payment is being reviewed. */
export const blocked = failure(
  'gift.blocked',
  409,
  'This gift can’t be claimed at the moment, because we’re checking its payment. Please try again later.',
);
export const noSuchGift = failure('gift.not_found', 404, 'Gift not found');

/** The buyer's own gift. @throws 404 */
export async function findOwnGift(db: Db, userId: string, id: string): Promise<GiftRow> {
  const gift = await db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst();
  if (gift?.userId !== userId) throw noSuchGift();
  return gift;
}

/** The current gift, locked until the end of the transaction. Lock its order first, if you need both. */
export const lockGift = (trx: Trx, id: string): Promise<GiftRow | undefined> =>
  trx.selectFrom('gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** SQL: whether a gift's order is paid, with no refund, dispute or review under way. */
export const hasSoundOrder = sql<boolean>`exists (
  select from orders where orders.id = gifts.order_id
    and orders.status = 'completed' and not orders.flags && '{disputed,review}'
    and not exists (select from refunds r where r.order_id = orders.id and r.status in ('requested', 'sent'))
    and not exists (select from refund_requests r where r.order_id = orders.id and r.status = 'waiting'))`;

/** Whether the state of its payment allows a paid gift to be claimed now. */
export const canBeClaimed = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('gifts').select('id').where('id', '=', id).where(hasSoundOrder).executeTakeFirst()) !==
  undefined;

const courses = (db: Db) =>
  db
    .selectFrom('courses')
    .select([
      'courses.id',
      'courses.slug',
      'courses.title',
      'courses.instructorName',
      'courses.thumbnailAssetId',
    ]);

type CourseRow = Awaited<ReturnType<ReturnType<typeof courses>['execute']>>[number];

const presentCourse = (row: CourseRow): GiftCourse => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  instructor: { name: row.instructorName },
  thumbnail: row.thumbnailAssetId ? { url: pictureUrl(row.thumbnailAssetId) } : null,
});

/** A course as gifts show it, whether or not it is still in the catalogue. */
export const courseOfGift = async (db: Db, courseId: string): Promise<GiftCourse> =>
  presentCourse(await courses(db).where('courses.id', '=', courseId).executeTakeFirstOrThrow());

/**
 * The courses that a recipient who already has the course may choose instead: those of the same instructor that they do
 * not have, that are for sale and not free, and whose list price is no higher than the one recorded with the order.
 */
export async function choicesFor(db: Db, gift: GiftRow, userId: string): Promise<GiftCourse[]> {
  const rows = await courses(db)
    .innerJoin('orderLines as line', (join) => join.on('line.orderId', '=', gift.orderId))
    .innerJoin('courses as bought', 'bought.id', 'line.courseId')
    .whereRef('courses.instructorId', '=', 'bought.instructorId')
    .whereRef('courses.priceCents', '<=', 'line.listCents')
    .where('courses.isPublic', '=', true)
    .where('courses.chargedCents', '>', 0)
    .where(
      sql<boolean>`not exists (select from enrolments e
        where e.user_id = ${userId} and e.course_id = courses.id and e.ended_at is null)`,
    )
    .orderBy('courses.priceCents', 'desc')
    .orderBy('courses.title')
    .limit(50)
    .execute();
  return rows.map(presentCourse);
}

const presentForOrder = (gift: GiftRow): GiftOfOrder => ({
  _id: gift.id,
  recipient: gift.recipientName,
  status: gift.status,
  deliverOn: gift.deliverOn,
  sentAt: gift.sentAt?.toISOString() ?? null,
  claimedAt: gift.claimedAt?.toISOString() ?? null,
});

/** The gift that an order is for; null without one. */
export async function giftOf(db: Db, giftId: string | null): Promise<GiftOfOrder | null> {
  if (giftId === null) return null;
  const gift = await db.selectFrom('gifts').selectAll().where('id', '=', giftId).executeTakeFirst();
  return gift ? presentForOrder(gift) : null;
}

/** A gift as its buyer sees it. */
export async function presentGift(ctx: Context, gift: GiftRow): Promise<Gift> {
  const isOpen = gift.status === 'scheduled' || gift.status === 'sent';
  const link = isOpen ? claimUrl(ctx, gift) : null;
  return {
    ...presentForOrder(gift),
    recipientEmail: gift.recipientEmail,
    message: gift.message,
    timeZone: gift.timeZone,
    course: await courseOfGift(ctx.db, gift.courseId),
    orderId: gift.orderId,
    claimUrl: link,
    claimCode: link === null ? null : await codeOf(link),
  };
}

/** A link as a QR code, with the white margin that scanners need. */
async function codeOf(link: string): Promise<{ size: number; path: string }> {
  const { default: QrCode } = await import('qrcode');
  const { modules } = QrCode.create(link, { errorCorrectionLevel: 'M' });
  const margin = 4;
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + margin} ${row + margin}h1v1h-1z`;
  return { size: modules.size + 2 * margin, path };
}

/** The name of a gift's buyer, as its recipient reads it. */
export async function buyerNameOf(db: Db, { userId }: GiftRow): Promise<string> {
  const { name, deletedAt } = await db
    .selectFrom('users')
    .select(['name', 'deletedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return deletedAt ? formerLearner : name;
}
