import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failures/failure.ts';
import { normaliseNumber, publicState } from './certificate.ts';
import { findByNumber, type ValidUntil } from './certificates.server.ts';
import type { Verification } from './contract.ts';

export const unknownNumber = failure('certificate.unknown_number', 404, 'No certificate has this number.');

/**
 * The public check: what a certificate says and its status, and nothing else.
 * @throws 404 for a number that was never issued; pending and rejected ones count as not issued
 */
export async function verifyCertificate(
  ctx: Context,
  typed: string,
  validUntil: ValidUntil,
): Promise<Verification> {
  const row = await findByNumber(ctx.db, normaliseNumber(typed));
  const state = row && publicState(row.status, row.approvedAt);
  if (!row?.approvedAt || !state) throw unknownNumber();
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
