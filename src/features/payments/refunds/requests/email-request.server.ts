import { toDollars } from '../../../../contract/money/money.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { administrators } from '../../../accounts/index.server.ts';
import { queueEmail } from '../../../notifications/index.server.ts';
import { buyerOf } from '../../emails/buyer.server.ts';
import { refundAskedEmail, refundToDecideEmail } from '../../emails/refund-requests.tsx';
import type { OrderRow } from '../../orders/orders.server.ts';

/** Confirms a waiting request to the buyer, and tells the administrators. */
export async function emailAboutRequest(
  ctx: Context,
  trx: Trx,
  order: OrderRow,
  { position, reason }: { position: number; reason: string },
): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  const { requestId, title, askedCents } = await trx
    .selectFrom('refundRequests as request')
    .innerJoin('orderLines as line', (join) =>
      join.onRef('line.orderId', '=', 'request.orderId').onRef('line.position', '=', 'request.position'),
    )
    .innerJoin('courses', 'courses.id', 'line.courseId')
    .select(['request.id as requestId', 'request.askedCents', 'courses.title'])
    .where('request.orderId', '=', order.id)
    .where('request.position', '=', position)
    .where('request.status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const about = {
    courseTitle: title,
    amount: toDollars(askedCents),
    orderNumber: order.number,
    reason,
  };
  const { appUrl } = ctx.settings;
  await queueEmail(trx, email, refundAskedEmail, {
    ...about,
    name: buyer.name,
    picture: buyer.picture,
    isGift: order.kind === 'gift',
    link: `${appUrl}/payment/success/${order.id}`,
  });
  for (const to of await administrators(trx))
    await queueEmail(trx, to, refundToDecideEmail, {
      ...about,
      buyer: buyer.name,
      link: `${appUrl}/admin-dashboard/refunds/${requestId}`,
    });
}
