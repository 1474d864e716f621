import { toCents } from '../../../contract/money/money.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { holdDaysOf, type ShareTerms, termsAt } from '../../ledger/index.server.ts';
import { announceTermsJob } from '../jobs.ts';
import type { TermsBody } from './contract.ts';
import {
  holdTooShort,
  noSuchVersion,
  notPlanned,
  oneIsPlanned,
  sameTerms,
  tooSoon,
} from './failures.server.ts';
import { firstDayAfter, noticeDays, startOf } from './notice-period.ts';

/**
 * Makes a new version of the terms, which takes effect at least 30 days later; a job tells the instructors.
 * @returns whether anything changes for instructors; otherwise they are not told
 * @throws 422 for a day that is too soon, a hold shorter than the refund period or terms that change nothing, 409 while
 * another version is planned
 */
export async function planTerms(ctx: Context, admin: Viewer, body: TermsBody): Promise<boolean> {
  const now = ctx.clock();
  const effectiveFrom = startOf(body.effectiveFrom);
  refuseTooSoon(effectiveFrom, now, noticeDays);
  refuseShortHold(body.holdDays, ctx.settings.refundTerms.days);
  return ctx.db.transaction().execute(async (trx) => {
    await lockTerms(trx);
    if (await findPlanned(trx, now)) throw oneIsPlanned();
    const values = valuesOf(body);
    const current = await termsAt(trx, now);
    const before = { ...current, holdDays: holdDaysOf(current, ctx.settings.refundTerms.days) };
    if (isSame(values, before)) throw sameTerms();
    const { version } = await trx
      .insertInto('shareTerms')
      .values({ ...values, effectiveFrom, createdBy: admin._id, createdAt: now })
      .returning('version')
      .executeTakeFirstOrThrow();
    await audit(trx, admin._id, 'terms.planned', { type: 'shareTerms', id: String(version) }, body);
    await addJob(trx, announceTermsJob, { version }, { key: `terms:${version}` });
    return !isSame({ ...values, secondAboveCents: before.secondAboveCents }, before);
  });
}

/** Refuses a day that is less than `days` days away. @throws 422 */
export function refuseTooSoon(day: Date, now: Date, days: number): void {
  const earliest = firstDayAfter(now, days);
  if (day >= earliest) return;
  const why =
    day <= now
      ? 'Terms can’t start in the past.'
      : `Instructors must be told ${days === 1 ? 'a day' : `${days} days`} ahead.`;
  const message = `${why} The earliest day is ${formatDate(earliest, 'long')}.`;
  throw tooSoon({ message, fields: { effectiveFrom: message } });
}

function refuseShortHold(holdDays: number, refundDays: number): void {
  if (holdDays >= refundDays) return;
  const message = `Earnings must be held for at least ${refundDays} days, because learners can ask for a refund until then.`;
  throw holdTooShort({ message, fields: { holdDays: message } });
}

const valuesOf = ({ ownShare, platformShare, holdDays, minimum, payoutDay, secondAbove }: TermsBody) => ({
  ownPermille: Math.round(ownShare * 10),
  platformPermille: Math.round(platformShare * 10),
  holdDays,
  minimumCents: toCents(minimum),
  payoutDay,
  secondAboveCents: toCents(secondAbove),
});
type Values = ReturnType<typeof valuesOf>;

const isSame = (values: Values, terms: ShareTerms): boolean =>
  (Object.keys(values) as (keyof Values)[]).every((name) => values[name] === terms[name]);

/** Locks the terms until the transaction ends, so that administrators plan and cancel one after another. */
export const lockTerms = (trx: Trx) =>
  trx.selectFrom('shareTerms').select('version').orderBy('version').limit(1).forUpdate().execute();

/** The version that is not in force yet, if there is one. */
const findPlanned = (db: Db, now: Date): Promise<ShareTerms | undefined> =>
  db
    .selectFrom('shareTerms')
    .selectAll()
    .where('effectiveFrom', '>', now)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();

/**
 * Cancels a version before it takes effect. If it has been announced, a job tells the instructors.
 * @throws 404, or 409 once in force
 */
export async function cancelTerms(ctx: Context, admin: Viewer, version: number): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    await lockTerms(trx);
    const terms = await trx
      .selectFrom('shareTerms')
      .selectAll()
      .where('version', '=', version)
      .executeTakeFirst();
    if (!terms) throw noSuchVersion();
    if (terms.cancelledAt || terms.effectiveFrom <= now) throw notPlanned();
    await trx
      .updateTable('shareTerms')
      .set({ cancelledAt: now, cancelledBy: admin._id })
      .where('version', '=', version)
      .execute();
    await audit(trx, admin._id, 'terms.cancelled', { type: 'shareTerms', id: String(version) });
    await addJob(trx, announceTermsJob, { version }, { key: `terms:${version}` });
  });
}
