import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import { normaliseNumber, publicState } from './certificate.ts';
import { findByNumber, type ValidUntil } from './certificates.server.ts';
import type { Verification } from './contract.ts';

export const unknownNumber = failure('certificate.unknown_number', 404, 'No certificate has this number.');

const withdrawn = failure('certificate.withdrawn', 410, 'This certificate has been withdrawn.');

/** Whether the badge of a certificate with this number was withdrawn, as happens when its holder is deleted. */
export type IsWithdrawn = (db: Db, number: string) => Promise<boolean>;

/**
 * The public check: a certificate's contents and status, and nothing else.
 * @throws 404 for a number that is unknown or was never approved, 410 once its holder is gone
 */
export async function verifyCertificate(
  ctx: Context,
  typed: string,
  validUntil: ValidUntil,
  isWithdrawn: IsWithdrawn,
): Promise<Verification> {
  const number = normaliseNumber(typed);
  const row = await findByNumber(ctx.db, number);
  const state = row && publicState(row.status, row.approvedAt);
  if (!row?.approvedAt || !state) throw (await isWithdrawn(ctx.db, number)) ? withdrawn() : unknownNumber();
  const until = (await validUntil(ctx.db, [row.number])).get(row.number) ?? null;
  const hasExpired = state === 'valid' && until !== null && until <= ctx.clock();
  return {
    certificate: {
      number: row.number,
      name: row.learnerName,
      kind: row.bundleId ? 'bundle' : 'course',
      course: row.courseTitle,
      date: row.approvedAt.toISOString(),
      validUntil: until?.toISOString() ?? null,
      instructor: row.instructorName,
      totalHours: row.totalSeconds / 3600,
      skills: row.skills,
      state: hasExpired ? 'expired' : state,
    },
  };
}
