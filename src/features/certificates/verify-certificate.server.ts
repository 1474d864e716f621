import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failure.ts';
import { normaliseNumber, publicState } from './certificate.ts';
import { findByNumber } from './certificates.server.ts';
import type { Verification } from './contract.ts';

const unknown = failure('certificate.unknown_number', 404, 'No certificate has this number.');

/**
 * The public check: name, course, date and status, and nothing else.
 * @throws 404 for a number that was never issued; pending and rejected ones count as not issued
 */
export async function verifyCertificate(ctx: Context, typed: string): Promise<Verification> {
  const row = await findByNumber(ctx.db, normaliseNumber(typed));
  const state = row && publicState(row.status, row.approvedAt);
  if (!row?.approvedAt || !state) throw unknown();
  return {
    certificate: {
      number: row.number,
      name: row.learnerName,
      course: row.courseTitle,
      date: row.approvedAt.toISOString(),
      state,
    },
  };
}
