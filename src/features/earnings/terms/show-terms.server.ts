import { toDollars } from '../../../contract/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { holdDaysOf, nextChange, type ShareTerms, termsAt, termsFor } from '../../ledger/index.server.ts';
import type { PublicTerms, Terms, VersionQuery, VersionState } from './contract.ts';
import { firstDayAfter, noticeDays } from './notice-period.ts';

type Asked = Pick<Context, 'db' | 'clock' | 'settings'>;

/** Terms as people read them: shares in percent, and the hold as it applies. */
export const presentTerms = (terms: ShareTerms, refundDays: number): Terms => ({
  ownShare: terms.ownPermille / 10,
  platformShare: terms.platformPermille / 10,
  holdDays: holdDaysOf(terms, refundDays),
  minimum: toDollars(terms.minimumCents),
  payoutDay: terms.payoutDay,
});

/** A page of the versions of the terms, newest first. */
export async function listVersions({ db, clock, settings }: Asked, { page, limit }: VersionQuery) {
  const now = clock();
  const current = await termsAt(db, now);
  const [rows, total] = await Promise.all([
    db
      .selectFrom('shareTerms as terms')
      .leftJoin('users as creator', 'creator.id', 'terms.createdBy')
      .selectAll('terms')
      .select('creator.name as creatorName')
      .orderBy('terms.version', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(db.selectFrom('shareTerms')),
  ]);
  const stateOf = (row: ShareTerms): VersionState => {
    if (row.cancelledAt) return 'cancelled';
    if (row.effectiveFrom > now) return 'planned';
    return row.version === current.version ? 'current' : 'past';
  };
  const versions = rows.map((row) => ({
    ...presentTerms(row, settings.refundTerms.days),
    _id: String(row.version),
    effectiveFrom: row.effectiveFrom.toISOString(),
    secondAbove: toDollars(row.secondAboveCents),
    state: stateOf(row),
    createdBy: row.creatorName,
    announcedAt: row.announcedAt?.toISOString() ?? null,
  }));
  const earliest = firstDayAfter(now, noticeDays).toISOString();
  return { versions, total, page, limit, earliest, refundDays: settings.refundTerms.days };
}

/** The general terms of today, and the next ones if they differ. */
export function publicTerms(asked: Asked): Promise<PublicTerms> {
  const refundDays = asked.settings.refundTerms.days;
  return withNext(asked, null, async (at) => presentTerms(await termsAt(asked.db, at), refundDays));
}

/** The terms of today for one instructor, whether they are the instructor's own, and the next ones if they differ. */
export function termsOfInstructor(asked: Asked, instructorId: string) {
  const refundDays = asked.settings.refundTerms.days;
  return withNext(asked, instructorId, async (at) => {
    const terms = await termsFor(asked.db, instructorId, at);
    return { ...presentTerms(terms, refundDays), isOwn: terms.overrideId !== null };
  });
}

/** Today's terms, and the next ones that differ from them; `coming` is null if there are none. */
async function withNext<Told extends object>(
  { db, clock }: Asked,
  instructorId: string | null,
  termsOn: (moment: Date) => Promise<Told>,
) {
  const now = clock();
  const terms = await termsOn(now);
  let at = await nextChange(db, instructorId, now);
  while (at) {
    const coming = await termsOn(at);
    if (JSON.stringify(coming) !== JSON.stringify(terms))
      return { terms, coming: { ...coming, effectiveFrom: at.toISOString() } };
    at = await nextChange(db, instructorId, at);
  }
  return { terms, coming: null };
}
