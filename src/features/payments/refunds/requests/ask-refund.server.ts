import type { Cents } from '../../../../contract/money/money.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { failure } from '../../../../platform/failures/failure.ts';
import { findOrder, lockOrder, type OrderRow } from '../../orders/orders.server.ts';
import { type RefundedBy, requestRefund } from '../request-refund.server.ts';
import type { AskCause } from './contract.ts';
import { emailAboutRequest } from './email-request.server.ts';
import { type RefundableLine, refundableLines } from './refund-of-lines.server.ts';

const nothingToAsk = failure('refund.not_possible', 409, 'This can no longer be refunded online.');
const alreadyAsked = failure(
  'refund.already_asked',
  409,
  'You have already asked for this refund. We’ll email you our decision.',
);
const isSent = failure(
  'refund.sent',
  409,
  'This refund is already on its way. The payment provider hasn’t confirmed it yet.',
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

/** `refunded`: the provider has confirmed it; `sent`: it has not responded yet; `asked`: an administrator decides. */
export type Asked = 'refunded' | 'sent' | 'asked';

/**
 * Handles a buyer's request to refund one line: within the terms it is refunded immediately through the provider,
 * otherwise administrators decide. Two simultaneous requests count once.
 * @throws 409 when there is nothing to refund, or it has been asked for already
 */
export async function askForRefund(
  ctx: Context,
  buyer: RefundedBy,
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
            askedCents: refund.orderCents,
            ...decided,
          });
        },
      },
    );
    return settled ? 'refunded' : 'sent';
  } catch (error) {
    // By then the request is waiting for an administrator.
    if (!isRefusedByProvider(error)) throw error;
    return 'asked';
  }
}

/** Refunds the buyer of a gift whose recipient already has its course, as if the buyer had asked for it. */
export async function refundGift(ctx: Context, orderId: string, reason: string): Promise<Asked> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw nothingToAsk();
  return askForRefund(ctx, { _id: order.userId }, order, { position: 1, reason });
}

/** Whether `refundGift` can refund the order of a gift, or leave it to an administrator. */
export async function isGiftRefundable(ctx: Context, orderId: string): Promise<boolean> {
  const order = await findOrder(ctx.db, orderId);
  const [line] = order ? await refundableLines(ctx, ctx.db, order) : [];
  return Boolean(line?.own) && line?.requestStatus !== 'waiting' && line?.requestStatus !== 'refused';
}

const isRefusedByProvider = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'payment.refund_refused';

function ownOf(lines: RefundableLine[], position: number) {
  const line = lines.find((one) => one.position === position);
  if (line?.requestStatus === 'waiting') throw alreadyAsked();
  if (line?.requestStatus === 'refused') throw wasRefused();
  if (!line?.own) throw nothingToAsk();
  // The provider has accepted the refund of a bundle's course, but the order does not show it yet.
  if (line.requestStatus === 'approved') throw isSent();
  return line.own;
}

const leaveToAdministrators = (
  ctx: Context,
  buyer: RefundedBy,
  { id: orderId }: OrderRow,
  { position, reason, cause }: { position: number; reason: string; cause: AskCause },
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw nothingToAsk();
    const { amountCents: askedCents } = ownOf(await refundableLines(ctx, trx, order), position);
    await addRequest(trx, ctx.clock(), { orderId, position, userId: buyer._id, reason, askedCents, cause });
    await emailAboutRequest(ctx, trx, order, { position, reason });
  });

type NewRequest = {
  orderId: string;
  position: number;
  userId: string;
  reason: string;
  askedCents: Cents;
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
