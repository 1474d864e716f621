import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { receiptUrl } from '../../media/index.server.ts';
import type { CreditClaim } from './shapes.ts';

/** Claims, with the details of their course that reviewers and instructors see. */
export const selectClaims = (db: Db) =>
  db
    .selectFrom('courseCredits as k')
    .innerJoin('courses as c', 'c.id', 'k.courseId')
    .leftJoin('assets as a', 'a.id', 'k.proofAssetId')
    .leftJoin('users as d', 'd.id', 'k.decidedBy')
    .selectAll('k')
    .select([
      'c.slug',
      'c.title',
      'c.instructorId',
      'c.instructorName',
      'c.totalSeconds',
      'c.practiceMinutes',
      'c.credits',
      'a.originalName',
      'd.name as decider',
    ]);

export type ClaimRow = Awaited<ReturnType<ReturnType<typeof selectClaims>['executeTakeFirstOrThrow']>>;

/** Presents claims to one person: the links to the proofs are signed for them. */
export async function presentClaims(
  ctx: Context,
  rows: readonly ClaimRow[],
  viewerId: string,
): Promise<CreditClaim[]> {
  const practice = await practiceOf(ctx.db, [...new Set(rows.map(({ courseId }) => courseId))]);
  return rows.map((row) => ({
    _id: row.id,
    course: { _id: row.courseId, slug: row.slug, title: row.title },
    instructor: { _id: row.instructorId, name: row.instructorName },
    family: row.family,
    amount: row.amount / 100,
    shown: isCurrent(row) ? (row.credits?.[row.family]?.amount ?? 0) / 100 : 0,
    areas: Object.fromEntries(Object.entries(row.areas).map(([key, amount]) => [key, amount / 100])),
    state: row.state,
    providerNumber: row.providerNumber,
    activityNumber: row.activityNumber,
    claimCode: row.claimCode,
    proof: row.proofAssetId
      ? { url: receiptUrl(ctx, row.proofAssetId, viewerId), name: row.originalName ?? 'Proof' }
      : null,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    claimedAt: row.claimedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decider,
    note: row.note,
    learning: {
      seconds: row.totalSeconds,
      practiceMinutes: row.practiceMinutes,
      practice: practice.filter(({ courseId }) => courseId === row.courseId),
    },
  }));
}

/** Whether a claim is current: claimed or verified, not refused or expired. */
export const isCurrent = ({ state }: Pick<ClaimRow, 'state'>): boolean =>
  state === 'claimed' || state === 'verified';

/** The lectures with exercises, and the time that the instructor declared for them. */
async function practiceOf(db: Db, courseIds: string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom('lectures')
    .innerJoin('sections', 'sections.id', 'lectures.sectionId')
    .select(['lectures.courseId', 'lectures.title as lecture', 'lectures.practiceMinutes as minutes'])
    .where('lectures.courseId', 'in', courseIds)
    .where('lectures.practiceMinutes', '>', 0)
    .orderBy('sections.position')
    .orderBy('lectures.position')
    .execute();
}

/** Which of these files are proofs of claims. */
export async function proofsAmong(db: Db, assetIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('courseCredits')
    .select('proofAssetId')
    .where('proofAssetId', 'in', assetIds)
    .execute();
  return rows.flatMap(({ proofAssetId }) => proofAssetId ?? []);
}
