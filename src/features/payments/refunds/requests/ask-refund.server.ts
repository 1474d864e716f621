import { toDollars } from '../../../../contract/money/money.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { failure } from '../../../../platform/failures/failure.ts';
import { administrators } from '../../../accounts/index.server.ts';
import { queueEmail } from '../../../notifications/index.server.ts';
import { buyerOf } from '../../buying/placing/buyer.server.ts';
import { refundAskedEmail, refundToDecideEmail } from '../../emails/refund-requests.tsx';
import { findOrder, lockOrder, type OrderRow } from '../../orders/orders.server.ts';
import { type By, requestRefund } from '../request-refund.server.ts';
import type { AskCause } from './contract.ts';
import { type RefundableLine, refundableLines } from './refund-of-lines.server.ts';

const nothingToAsk = failure('refund.not_possible', 409, 'This can no longer be refunded online.');
const alreadyAsked = failure(
  'refund.already_asked',
  409,
  'You have already asked for this refund. We’ll email you our decision.',
);
const wasRefused = failure(
  'refund.refused',
  409,
  'We have already made a decision on this refund. Please write to us if something has changed.',
);
const changed = failure(
  'refund.changed',
  409,
  'This refund now needs our decision. Please check the page and send your reason again.',
);

/** `refunded`: the provider has confirmed it; `sent`: it has yet to respond; `asked`: an administrator decides. */
export type Asked = 'refunded' | 'sent' | 'asked';

/**
 * Handles a buyer's request to refund one line: within the terms it is refunded at once through the provider, otherwise
 * administrators decide. Two requests at once count once.
 * @throws 409 when there is nothing to refund, or it has been asked for already
 */
export async function askForRefund(
  ctx: Context,
  buyer: By,
  order: OrderRow,
  { position, reason }: { position: number; reason: string },
): Promise<Asked> {
  const own = ownOf(await refundableLines(ctx, ctx.db, order), position);
  if (own.kind === 'ask') {
    await leaveToAdministrators(ctx, buyer, order, { position, reason, cause: own.cause });
    return 'asked';
  }
  try {
    const { settled } = await requestRefund(
      ctx,
      buyer,
      order.id,
      { reason, position },
      {
        before: async (trx, now) => {
          if (ownOf(await refundableLines(ctx, trx, now), position).kind !== 'now') throw changed();
        },
        after: async (trx, refund) => {
          const decided = { status: 'approved', decidedAt: ctx.clock(), refundId: refund.id } as const;
          await addRequest(trx, ctx.clock(), {
            orderId: order.id,
            position,
            userId: buyer._id,
            reason,
            ...decided,
          });
        },
      },
    );
    return settled ? 'refunded' : 'sent';
  } catch (error) {
    // By then the request is waiting for an administrator, who is notified as usual.
    if (!isRefusedByProvider(error)) throw error;
    await ctx.db.transaction().execute((trx) => tell(ctx, trx, order, position, reason));
    return 'asked';
  }
}

/** Refunds the buyer of a gift whose recipient already has its course, as if the buyer had asked for it. */
export async function refundGift(ctx: Context, orderId: string, reason: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw nothingToAsk();
  await askForRefund(ctx, { _id: order.userId }, order, { position: 1, reason });
}

const isRefusedByProvider = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'payment.refund_refused';

function ownOf(lines: RefundableLine[], position: number) {
  const line = lines.find((one) => one.position === position);
  if (line?.requestStatus === 'waiting') throw alreadyAsked();
  if (line?.requestStatus === 'refused') throw wasRefused();
  if (!line?.own) throw nothingToAsk();
  return line.own;
}

const leaveToAdministrators = (
  ctx: Context,
  buyer: By,
  { id: orderId }: OrderRow,
  { position, reason, cause }: { position: number; reason: string; cause: AskCause },
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw nothingToAsk();
    ownOf(await refundableLines(ctx, trx, order), position);
    await addRequest(trx, ctx.clock(), { orderId, position, userId: buyer._id, reason, cause });
    await tell(ctx, trx, order, position, reason);
  });

type NewRequest = {
  orderId: string;
  position: number;
  userId: string;
  reason: string;
  cause?: AskCause;
  status?: 'approved';
  decidedAt?: Date;
  refundId?: string;
};

async function addRequest(trx: Trx, now: Date, request: NewRequest): Promise<void> {
  await trx
    .insertInto('refundRequests')
    .values({ ...request, createdAt: now })
    .execute();
}

/** Confirms the request to the buyer, and tells the administrators. */
async function tell(
  ctx: Context,
  trx: Trx,
  order: OrderRow,
  position: number,
  reason: string,
): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  const { requestId, title, leftCents } = await trx
    .selectFrom('refundRequests as request')
    .innerJoin('orderLines as line', (join) =>
      join.onRef('line.orderId', '=', 'request.orderId').onRef('line.position', '=', 'request.position'),
    )
    .innerJoin('courses', 'courses.id', 'line.courseId')
    .select((eb) => [
      'request.id as requestId',
      'courses.title',
      eb('line.totalCents', '-', eb.ref('line.refundedCents')).as('leftCents'),
    ])
    .where('request.orderId', '=', order.id)
    .where('request.position', '=', position)
    .where('request.status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const about = {
    courseTitle: title,
    amount: toDollars(Number(leftCents)),
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
