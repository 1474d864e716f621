import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { handleEach } from '../../platform/jobs/handle-each.ts';
import { awardBundle } from '../certificates/index.server.ts';
import { issueLater } from '../credentials/index.server.ts';

/** How many certificates are awarded in one run of the job; the next run continues. */
const batchSize = 500;

/**
 * Awards the certificates of bundles, with their badges, to learners who have completed every course.
 * @param userId only to this person; null for everyone
 */
export async function awardBundles(ctx: Context, userId: string | null): Promise<void> {
  const due = await findDue(ctx.db, userId);
  await handleEach(ctx.log, 'award the certificate of a bundle', due, (one) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockPurchases(trx, one);
      // A refund or a dispute may have come first.
      const stillDue = await findDue(trx, one.userId);
      if (!stillDue.some(({ bundleId }) => bundleId === one.bundleId)) return;
      const number = await awardBundle(ctx, trx, one);
      if (number) await issueLater(trx, number);
    }),
  );
}

type Due = { userId: string; bundleId: string };

/**
 * Waits for refunds and disputes in progress, and blocks new ones until the transaction ends. Like them, it locks orders
 * before enrolments.
 */
async function lockPurchases(trx: Trx, { userId, bundleId }: Due): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('userId', '=', userId);
  await orders.where('bundleId', '=', bundleId).orderBy('id').forShare().execute();
  const enrolments = trx.selectFrom('enrolments').select('id').where('userId', '=', userId);
  await enrolments.orderBy('id').forShare().execute();
}

/**
 * Learners who have completed every course of a bundle that they own, whether bought with it or before. Learners with a
 * refunded or disputed course do not qualify. A course added to the bundle after the purchase counts only for those who
 * have it.
 */
async function findDue(db: Db, userId: string | null): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select distinct orders.user_id as "userId", orders.bundle_id as "bundleId"
    from orders join bundles on bundles.id = orders.bundle_id and bundles.certificate
      join users on users.id = orders.user_id and users.deleted_at is null
    where orders.status = 'completed' and not orders.flags && '{disputed,review}'
      and (${userId}::uuid is null or orders.user_id = ${userId})
      and not exists (select from certificates c
        where c.bundle_id = orders.bundle_id and c.user_id = orders.user_id)
      and not exists (select from order_lines line
        where line.order_id = orders.id and not exists (select from enrolments e
          where e.user_id = orders.user_id and e.course_id = line.course_id
            and e.completed_at is not null and e.ended_at is null and e.suspended_at is null))
      and not exists (select from bundle_courses part join enrolments e on e.course_id = part.course_id
        where part.bundle_id = orders.bundle_id and e.user_id = orders.user_id
          and (e.completed_at is null or e.suspended_at is not null) and e.ended_at is null)
    limit ${batchSize}`.execute(db);
  return rows;
}
