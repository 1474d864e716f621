import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../../../contract/money/money.ts';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { AskCause } from './contract.ts';

export type RequestRow = Selectable<Tables['refundRequests']>;

/** A line of an order, the facts that decide whether its buyer can get a refund, and the latest request for one. */
export type LineFacts = {
  position: number;
  leftCents: Cents;
  enrolmentId: string | null;
  /** Whether it is a gift and has been claimed; null if it is not a gift. */
  giftClaimed: boolean | null;
  wasRefunded: boolean;
  requestStatus: RequestRow['status'] | null;
  requestCause: AskCause | null;
  requestAnswer: string | null;
};

/** The lines of an order, by position. */
export async function lineFacts(db: Db, orderId: string): Promise<LineFacts[]> {
  const { rows } = await sql<LineFacts>`
    select line.position, line.total_cents - line.refunded_cents as left_cents, e.id as enrolment_id,
      case when line.kind = 'gift' then exists (
        select from gifts where gifts.order_id = line.order_id and gifts.claimed_at is not null
      ) end as gift_claimed,
      latest.status as request_status, latest.cause as request_cause, latest.answer as request_answer,
      exists (
        select from refund_requests r
          join order_lines other on other.order_id = r.order_id and other.position = r.position
        where r.user_id = line.user_id and r.order_id <> line.order_id and other.course_id = line.course_id
          and r.status = 'approved' and r.cause is null
      ) as was_refunded
    from order_lines line
      left join enrolments e on e.order_id = line.order_id and e.course_id = line.course_id and e.ended_at is null
      left join lateral (
        select status, cause, answer from refund_requests r
        where r.order_id = line.order_id and r.position = line.position
        order by created_at desc, id desc limit 1
      ) latest on true
    where line.order_id = ${orderId}
    order by line.position`.execute(db);
  return rows;
}

/**
 * Reopens the request for a refund that the provider refused, so that an administrator decides.
 * @returns the request; undefined if no request led to the refund
 */
export const reopenRequest = (
  trx: Trx,
  refundId: string,
): Promise<{ position: number; reason: string } | undefined> =>
  trx
    .updateTable('refundRequests')
    .set({ status: 'waiting', cause: 'provider', decidedAt: null, decidedBy: null, refundId: null })
    .where('refundId', '=', refundId)
    .where('status', '=', 'approved')
    .returning(['position', 'reason'])
    .executeTakeFirst();

/**
 * Requests a refund of a course's share for a buyer who already had the course when the bundle was paid. An administrator
 * decides.
 */
export async function askAboutOwned(
  trx: Trx,
  { now, ...line }: { orderId: string; position: number; userId: string; askedCents: Cents; now: Date },
): Promise<void> {
  const reason = 'I already had this course when I paid for the bundle.';
  await trx
    .insertInto('refundRequests')
    .values({ ...line, reason, cause: 'owned', createdAt: now })
    .execute();
}

/** Approves waiting requests whose lines have been refunded in full, however that happened. */
export async function closeRequests(trx: Trx, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable('refundRequests as request')
    .set({ status: 'approved', decidedAt: now })
    .where('request.orderId', '=', orderId)
    .where('request.status', '=', 'waiting')
    .where(
      sql<boolean>`exists (select from order_lines line where line.order_id = request.order_id
        and line.position = request.position and line.refunded_cents = line.total_cents)`,
    )
    .execute();
}
