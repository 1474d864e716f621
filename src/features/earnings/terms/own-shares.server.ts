import { sql } from 'kysely';
import { isId } from '../../../contract/ids.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { termsAt, termsFor } from '../../ledger/index.server.ts';
import { announceSharesJob } from '../jobs.ts';
import type { OwnShares, OwnSharesBody, OwnSharesQuery, VersionState } from './contract.ts';
import { noSuchInstructor, noSuchShares, notPlanned, oneIsPlanned, sameTerms } from './failures.server.ts';
import { noticeDays, startOf } from './notice-period.ts';
import { lockTerms, refuseTooSoon } from './plan-terms.server.ts';

/**
 * Plans shares for one instructor, or the return to the general ones; a job tells the instructor. Shares that are lower
 * than those otherwise in force on that day need 30 days' notice, and any others one day's.
 * @throws 422 for an unknown instructor, a day that is too soon or shares that change nothing, 409 while others are
 * planned
 */
export async function planOwnShares(ctx: Context, admin: Viewer, body: OwnSharesBody): Promise<void> {
  const now = ctx.clock();
  const effectiveFrom = startOf(body.effectiveFrom);
  refuseTooSoon(effectiveFrom, now, 1);
  await ctx.db.transaction().execute(async (trx) => {
    await lockTerms(trx);
    const instructor = await findInstructor(trx, body.email);
    if (await isPlanned(trx, instructor.id, now)) throw oneIsPlanned();
    const shares = {
      ownPermille: body.ownShare === undefined ? null : Math.round(body.ownShare * 10),
      platformPermille: body.platformShare === undefined ? null : Math.round(body.platformShare * 10),
    };
    if (await lowersShare(trx, instructor.id, effectiveFrom, shares))
      refuseTooSoon(effectiveFrom, now, noticeDays);
    const { id } = await trx
      .insertInto('shareOverrides')
      .values({ ...shares, userId: instructor.id, effectiveFrom, createdBy: admin._id, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { email, ...planned } = body;
    await audit(trx, admin._id, 'terms.own_shares_planned', { type: 'user', id: instructor.id }, planned);
    await addJob(trx, announceSharesJob, { id }, { key: `shares:${id}` });
  });
}

type Shares = { ownPermille: number | null; platformPermille: number | null };

/** Whether the instructor would get less than without these shares. @throws 422 if nothing would change */
async function lowersShare(trx: Trx, instructorId: string, from: Date, shares: Shares): Promise<boolean> {
  const before = await termsFor(trx, instructorId, from);
  const general = await termsAt(trx, from);
  const after = shares.ownPermille === null ? general : shares;
  const isReturn = shares.ownPermille === null;
  const [own, platform] = [after.ownPermille ?? 0, after.platformPermille ?? 0];
  const changes = own !== before.ownPermille || platform !== before.platformPermille;
  if (!changes && isReturn === (before.overrideId === null))
    throw sameTerms({ message: 'This instructor already has these shares.' });
  return own < before.ownPermille || platform < before.platformPermille;
}

async function findInstructor(db: Db, email: string): Promise<{ id: string }> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'instructor')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw noSuchInstructor({ fields: { email: 'No instructor has this email. Please check it.' } });
  return found;
}

async function isPlanned(db: Db, instructorId: string, now: Date): Promise<boolean> {
  const planned = await db
    .selectFrom('shareOverrides')
    .select('id')
    .where('userId', '=', instructorId)
    .where('effectiveFrom', '>', now)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  return planned !== undefined;
}

/**
 * Cancels shares before they take effect. If they have been announced, a job tells the instructor.
 * @throws 404, or 409 once in force
 */
export async function cancelOwnShares(ctx: Context, admin: Viewer, id: string): Promise<void> {
  if (!isId(id)) throw noSuchShares();
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    await lockTerms(trx);
    const shares = await trx.selectFrom('shareOverrides').selectAll().where('id', '=', id).executeTakeFirst();
    if (!shares) throw noSuchShares();
    if (shares.cancelledAt || shares.effectiveFrom <= now) throw notPlanned();
    await trx
      .updateTable('shareOverrides')
      .set({ cancelledAt: now, cancelledBy: admin._id })
      .where('id', '=', id)
      .execute();
    await audit(trx, admin._id, 'terms.own_shares_cancelled', { type: 'user', id: shares.userId });
    await addJob(trx, announceSharesJob, { id }, { key: `shares:${id}` });
  });
}

/** A page of the shares of individual instructors, newest first. */
export async function listOwnShares(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page, limit, search }: OwnSharesQuery,
) {
  const now = clock();
  const matching = db
    .selectFrom('shareOverrides as shares')
    .innerJoin('users', 'users.id', 'shares.userId')
    .$if(Boolean(search), (q) => q.where('users.name', 'ilike', containing(search ?? '')));
  const [rows, total] = await Promise.all([
    matching
      .leftJoin('users as creator', 'creator.id', 'shares.createdBy')
      .selectAll('shares')
      .select(['users.name', 'creator.name as creatorName', stateAt(now).as('state')])
      .orderBy('shares.createdAt', 'desc')
      .orderBy('shares.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching),
  ]);
  const shares: OwnShares[] = rows.map((row) => ({
    _id: row.id,
    instructor: { _id: row.userId, name: row.name },
    effectiveFrom: row.effectiveFrom.toISOString(),
    ownShare: row.ownPermille === null ? null : row.ownPermille / 10,
    platformShare: row.platformPermille === null ? null : row.platformPermille / 10,
    state: row.state,
    createdBy: row.creatorName,
    announcedAt: row.announcedAt?.toISOString() ?? null,
  }));
  return { shares, total, page, limit };
}

const stateAt = (now: Date) => sql<VersionState>`case
  when shares.cancelled_at is not null then 'cancelled'
  when shares.effective_from > ${now} then 'planned'
  when exists (select from share_overrides later where later.user_id = shares.user_id and later.cancelled_at is null
    and later.effective_from > shares.effective_from and later.effective_from <= ${now}) then 'past'
  else 'current' end`;
