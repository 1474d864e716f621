import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import type { CheckedProfile, ListedProfile, ProfileQuery } from '../contract.ts';
import { profileCheckedEmail } from '../emails/payouts.tsx';
import { changedSince, noSuchProfile } from '../failures.server.ts';
import { methodTitle } from '../methods.server.ts';
import { type Details, detailsOrBlank } from './details.server.ts';

/** A page of the instructors' profiles, the latest change first. */
export async function listProfiles(ctx: Context, query: ProfileQuery) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    matching(ctx, query)
      .selectAll('profile')
      .select(['users.name', 'users.email'])
      .orderBy('profile.changedAt', 'desc')
      .orderBy('profile.userId')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching(ctx, query)),
  ]);
  return {
    profiles: rows.map((row) => listed(ctx, row, detailsOrBlank(ctx, row.sealed))),
    total,
    page,
    limit,
  };
}

const matching = ({ db }: Context, { search, state }: ProfileQuery) =>
  db
    .selectFrom('payoutProfiles as profile')
    .innerJoin('users', 'users.id', 'profile.userId')
    .$if(state !== undefined, (q) => q.where('profile.state', '=', state ?? 'to_check'))
    .$if(Boolean(search), (q) =>
      q.where((where) =>
        where.or([
          where('users.name', 'ilike', containing(search ?? '')),
          where('users.email', 'ilike', containing(search ?? '')),
        ]),
      ),
    );

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];
const rowsOf = (ctx: Context, query: ProfileQuery) =>
  matching(ctx, query).selectAll('profile').select(['users.name', 'users.email']);

const listed = (ctx: Context, row: Row, { country }: Details): ListedProfile => ({
  _id: row.userId,
  name: row.name,
  email: row.email,
  title: methodTitle(ctx, row.method),
  destination: row.hint,
  country,
  state: row.state,
  changedAt: row.changedAt.toISOString(),
  usableFrom: row.usableFrom.toISOString(),
});

/** A profile with everything in it, for an administrator. The audit log records who read it. */
export async function readProfile(ctx: Context, admin: Viewer, id: string): Promise<CheckedProfile> {
  const row = await rowsOf(ctx, { page: 1, limit: 1 }).where('profile.userId', '=', id).executeTakeFirst();
  if (!row) throw noSuchProfile();
  await audit(ctx.db, admin._id, 'payouts.profile_read', { type: 'user', id });
  const details = detailsOrBlank(ctx, row.sealed);
  return {
    ...listed(ctx, row, details),
    version: row.version,
    legalName: details.legalName,
    address: details.address,
    taxNumber: details.taxNumber,
    account: accountOf(details),
    reason: row.reason,
  };
}

const labels = {
  email: 'Email',
  iban: 'IBAN',
  bankName: 'Bank',
  bankCode: 'Bank code',
  accountNumber: 'Account number',
  holder: 'Account holder',
  reference: 'Provider’s reference',
} as const;

const accountOf = (details: Details) =>
  Object.entries(labels).flatMap(([field, label]) => {
    const value = details[field as keyof typeof labels];
    return value ? [{ label, value }] : [];
  });

type Check = {
  decision: 'approve' | 'refuse';
  version: number;
  state?: ListedProfile['state'];
  reason: string;
};

/**
 * Approves or refuses a profile, and emails its instructor.
 * @throws 404 without a profile, 409 when it has been changed or checked since it was read, or still has
 * to be confirmed
 */
export async function checkProfile(ctx: Context, admin: Viewer, id: string, check: Check): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const state = check.decision === 'approve' ? 'approved' : 'refused';
    const row = await trx
      .updateTable('payoutProfiles')
      .set({ state, reason: check.reason, checkedBy: admin._id, checkedAt: ctx.clock() })
      .where('userId', '=', id)
      .where('version', '=', check.version)
      .where('state', '<>', 'unconfirmed')
      .where(({ eb, val }) => (check.state ? eb('state', '=', check.state) : val(true)))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw (await hasProfile(trx, id)) ? changedSince() : noSuchProfile();
    await audit(trx, admin._id, `payouts.profile_${state}`, { type: 'user', id }, { reason: check.reason });
    const { name, email } = await trx
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await queueEmail(trx, email, profileCheckedEmail, {
      name,
      approved: state === 'approved',
      reason: check.reason,
      usableFrom: row.usableFrom.toISOString(),
      link: `${ctx.settings.appUrl}/instructor-dashboard/payout-details`,
    });
  });
}

const hasProfile = async (trx: Trx, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('payoutProfiles')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined;
