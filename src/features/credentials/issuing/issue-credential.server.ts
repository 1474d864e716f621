import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { handleEach } from '../../../platform/jobs/handle-each.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { certificateExams } from '../../assessment/index.server.ts';
import { signingKeys } from '../signing/keys.server.ts';
import { signBadge, signJwt } from '../signing/sign.server.ts';
import { takeIndex } from '../status/status-lists.server.ts';
import { addresses, badge } from './documents.ts';
import { findAward } from './find-award.server.ts';
import { identityHash } from './identity-hash.server.ts';
import { monthsAfter } from './months-after.ts';

/** Issues the credential of an approved certificate. */
export const issueCredentialJob = { name: 'issue_credential', payload: z.object({ number: z.string() }) };

/** Issues the credentials that approved certificates lack, such as those approved before credentials existed. */
export const issueMissingJob = { name: 'issue_missing_credentials', payload: z.object({}) };

/** Queues a job that issues the credential of a certificate once the caller's transaction has committed. */
export const issueLater = (trx: Trx, number: string): Promise<void> =>
  addJob(trx, issueCredentialJob, { number }, { key: `issue_credential:${number}` });

/**
 * Issues the credential of a certificate with both proofs, if the certificate is still approved and has no valid
 * credential. A revoked credential keeps its `id` and award date, and gets a later `validFrom` and a new place in a
 * status list.
 */
export async function issueCredential(ctx: Context, number: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const certificate = await lockApproved(trx, number);
    if (!certificate) return;
    const previous = await findPrevious(trx, number);
    if (previous && (previous.revokedAt === null || previous.withdrawnAt)) return;
    const keys = await signingKeys(ctx, trx);
    const { courseId, awardId, kind } = certificate;
    const exams = courseId ? await certificateExams(trx, certificate.userId, [courseId]) : [];
    const validFrom = laterThan(previous?.validFrom, certificate.approvedAt);
    const salt = randomBytes(16).toString('hex');
    const award = {
      number,
      course: { ...certificate, kind, id: awardId, exams },
      results: exams.flatMap(({ quizId, best }) => (best === null ? [] : [{ quizId, percent: best }])),
      subject: randomUUID(),
      salt,
      identityHash: identityHash(certificate.email, salt),
      awardedAt: previous?.awardedAt ?? certificate.approvedAt,
      validFrom,
      validUntil: monthsAfter(validFrom, certificate.certificateMonths),
      ...(await takeIndex(ctx, trx, keys)),
    };
    const { appUrl } = ctx.settings;
    const unsigned = badge(appUrl, award);
    const issued = {
      userId: certificate.userId,
      courseId: awardId,
      statusListId: award.statusListId,
      statusIndex: award.statusIndex,
      awardedAt: award.awardedAt,
      validFrom: award.validFrom,
      validUntil: award.validUntil,
      document: JSON.stringify(await signBadge(unsigned, keys.ed25519, award.validFrom)),
      jwt: await signJwt(unsigned, keys.rsa, addresses(appUrl).key(keys.rsaKid)),
      revokedAt: null,
    };
    await trx
      .insertInto('credentials')
      .values({ number, ...issued })
      .onConflict((conflict) => conflict.column('number').doUpdateSet(issued))
      .execute();
  });
}

/** Locks an approved certificate, so that a revocation at the same moment waits and then finds the credential. */
async function lockApproved(trx: Trx, number: string) {
  const row = await trx
    .selectFrom('certificates as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.userId', 'c.courseId', 'c.bundleId', 'c.courseTitle as title', 'c.approvedAt', 'u.email'])
    .where('c.number', '=', number)
    .where('c.status', '=', 'approved')
    .forUpdate('c')
    .executeTakeFirst();
  const awarded = row && (await findAward(trx, row.courseId ?? row.bundleId ?? ''));
  if (!row?.approvedAt || !awarded) return undefined;
  // The title is the one on the certificate, even if the course or bundle has been renamed.
  return { ...awarded, ...row, approvedAt: row.approvedAt, awardId: awarded.id };
}

const findPrevious = (trx: Trx, number: string) =>
  trx
    .selectFrom('credentials')
    .select(['awardedAt', 'validFrom', 'revokedAt', 'withdrawnAt'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

/** The date in whole seconds, and at least a second after the previous one. */
export function laterThan(previous: Date | undefined, date: Date): Date {
  const seconds = Math.floor(date.getTime() / 1000) * 1000;
  return new Date(previous ? Math.max(seconds, previous.getTime() + 1000) : seconds);
}

/** How many badges are issued in one run of the job; the next run continues. */
const batchSize = 500;

/** Issues credentials for approved certificates that have no valid one, newest first. */
export async function issueMissing(ctx: Context): Promise<void> {
  const numbers = await findMissing(ctx.db);
  if (numbers.length > 0) ctx.log.info({ certificates: numbers.length }, 'issuing missing credentials');
  await handleEach(ctx.log, 'issue a credential', numbers, (number) => issueCredential(ctx, number));
}

async function findMissing(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('certificates as c')
    .leftJoin('credentials as x', 'x.number', 'c.number')
    .select('c.number')
    .where('c.status', '=', 'approved')
    .where((row) => row.or([row('x.number', 'is', null), row('x.revokedAt', 'is not', null)]))
    .orderBy('c.requestedAt', 'desc')
    .limit(batchSize)
    .execute();
  return rows.map(({ number }) => number);
}
