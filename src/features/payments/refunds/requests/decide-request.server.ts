import { isId } from '../../../../contract/ids.ts';
import type { Viewer } from '../../../../contract/viewer.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import { failure } from '../../../../platform/failures/failure.ts';
import { queueEmail } from '../../../notifications/index.server.ts';
import { buyerOf } from '../../emails/buyer.server.ts';
import { refundDeclinedEmail } from '../../emails/refund-requests.tsx';
import { lockOrder } from '../../orders/orders.server.ts';
import { requestRefund } from '../request-refund.server.ts';
import type { RequestRow } from './refund-requests.server.ts';

export const noSuchRequest = failure('refund.not_found', 404, 'Refund request not found');
const decided = failure('refund.decided', 409, 'A decision on this request has already been made.');

/** @throws 404 */
async function knownRequest(db: Db, id: string): Promise<RequestRow> {
  const request = isId(id)
    ? await db.selectFrom('refundRequests').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!request) throw noSuchRequest();
  return request;
}

/**
 * Refunds the line through its provider; a bank transfer is marked as sent back.
 * @returns whether the provider has confirmed it; otherwise it is on its way
 * @throws 404; 409 when someone has decided on it or refunded it in the meantime; 502 when the provider refuses, after
 * which the request still waits for a decision
 */
export async function approveRequest(ctx: Context, admin: Viewer, id: string): Promise<boolean> {
  const { orderId, position, reason, status } = await knownRequest(ctx.db, id);
  if (status !== 'waiting') throw decided();
  const { settled } = await requestRefund(
    ctx,
    admin,
    orderId,
    { reason, position },
    {
      after: (trx, refund) => move(trx, ctx, admin, id, { status: 'approved', refundId: refund.id }),
    },
  );
  return settled;
}

/** Refuses the request; the learner is emailed the reason. @throws 404, 409 after a decision */
export async function refuseRequest(ctx: Context, admin: Viewer, id: string, answer: string): Promise<void> {
  const { orderId, position } = await knownRequest(ctx.db, id);
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw noSuchRequest();
    await move(trx, ctx, admin, id, { status: 'refused', answer });
    await audit(trx, admin._id, 'order.refuse_refund', { type: 'order', id: orderId }, { position, answer });
    const { email, ...buyer } = await buyerOf(trx, order);
    const line = await trx
      .selectFrom('orderLines as line')
      .innerJoin('courses', 'courses.id', 'line.courseId')
      .select('courses.title')
      .where('line.orderId', '=', orderId)
      .where('line.position', '=', position)
      .executeTakeFirstOrThrow();
    await queueEmail(trx, email, refundDeclinedEmail, {
      name: buyer.name,
      picture: buyer.picture,
      courseTitle: line.title,
      orderNumber: order.number,
      answer,
      isGift: order.kind === 'gift',
      supportEmail: ctx.settings.supportEmail,
      link: `${ctx.settings.appUrl}/payment/success/${orderId}`,
    });
  });
}

type Outcome = { status: 'approved'; refundId: string } | { status: 'refused'; answer: string };

/**
 * Records a decision. If two administrators act at the same time, the second finds the request decided.
 * @throws 409
 */
async function move(trx: Trx, ctx: Context, admin: Viewer, id: string, outcome: Outcome): Promise<void> {
  const moved = await trx
    .updateTable('refundRequests')
    .set({ ...outcome, decidedBy: admin._id, decidedAt: ctx.clock() })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (!moved) throw decided();
}
