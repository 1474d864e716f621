import { toDollars } from '../../../../contract/money/money.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { progressOfEnrolments } from '../../../learning/index.server.ts';
import { decidableOf, type OrderRow } from '../../orders/orders.server.ts';
import { refundsSoFar } from '../refunds.server.ts';
import type { LineRefund } from './contract.ts';
import { type OwnRefund, ownRefundOf, refundableUntil } from './own-refund.ts';
import { type LineFacts, lineFacts } from './refund-requests.server.ts';

export type RefundableLine = LineFacts & { percent: number; own: OwnRefund | null };

/** The lines of an order, each with the refund that the buyer can get or ask for now. */
export async function refundableLines(
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
  db: Db,
  order: OrderRow,
): Promise<RefundableLine[]> {
  const [facts, soFar] = await Promise.all([lineFacts(db, order.id), refundsSoFar(db, order.id)]);
  const progress = await progressOfEnrolments(
    db,
    facts.flatMap(({ enrolmentId }) => enrolmentId ?? []),
  );
  return facts.map((line) => {
    const percent = progress.get(line.enrolmentId ?? '')?.progress ?? 0;
    const { leftCents, wasRefunded, giftClaimed } = line;
    const { completedAt: paidAt, grantsAccess } = order;
    const bought = { order: decidableOf(order), soFar, paidAt, grantsAccess };
    const facts = { ...bought, leftCents, percent, wasRefunded, giftClaimed };
    return { ...line, percent, own: ownRefundOf(facts, settings.refundTerms, clock()) };
  });
}

/** The refund that the order's page offers or reports, by the position of the line. */
export async function presentLineRefunds(
  ctx: Pick<Context, 'db' | 'settings' | 'clock'>,
  order: OrderRow,
): Promise<Map<number, LineRefund | null>> {
  if (order.amountCents === 0 || order.status !== 'completed') return new Map();
  const lines = await refundableLines(ctx, ctx.db, order);
  const { completedAt, kind } = order;
  const until =
    completedAt && kind !== 'gift'
      ? refundableUntil(completedAt, ctx.settings.refundTerms).toISOString()
      : null;
  return new Map(lines.map((line) => [line.position, present(line, until)]));
}

function present(line: RefundableLine, until: string | null): LineRefund | null {
  const state = stateOf(line);
  if (!state) return null;
  return {
    state,
    amount: toDollars(line.own?.amountCents ?? line.leftCents),
    until,
    cause: line.own?.kind === 'ask' ? line.own.cause : line.requestCause,
    progress: line.percent,
    answer: line.requestAnswer,
  };
}

function stateOf({ leftCents, requestStatus, own }: RefundableLine): LineRefund['state'] | null {
  if (leftCents === 0) return null;
  if (requestStatus === 'waiting' || requestStatus === 'refused') return requestStatus;
  if (requestStatus === 'approved') return 'sent';
  return own?.kind ?? null;
}
