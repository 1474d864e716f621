import { randomInt } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { queueEmail } from '../notifications/index.server.ts';
import { certificateNumber } from './certificate.ts';
import { bundleCertificateEmail } from './emails/certificates.tsx';

/**
 * Awards the certificate of a bundle whose courses have all been completed: approved immediately, because each course
 * was checked separately.
 * @returns its number; undefined if this person already has one, even one that was revoked
 */
export async function awardBundle(
  ctx: Pick<Context, 'clock' | 'settings'>,
  trx: Trx,
  { userId, bundleId }: { userId: string; bundleId: string },
): Promise<string | undefined> {
  const { name, email, title } = await trx
    .selectFrom('users')
    .innerJoin('bundles', (join) => join.on('bundles.id', '=', bundleId))
    .select(['users.name', 'users.email', 'bundles.title'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const now = ctx.clock();
  const number = certificateNumber(randomInt);
  const awarded = await trx
    .insertInto('certificates')
    .values({
      userId,
      bundleId,
      number,
      learnerName: name,
      courseTitle: title,
      completionPercentage: 100,
      status: 'approved',
      requestedAt: now,
      approvedAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['bundleId', 'userId']).where('bundleId', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!awarded) return undefined;
  const { appUrl } = ctx.settings;
  await queueEmail(trx, email, bundleCertificateEmail, {
    name,
    bundleTitle: title,
    number,
    link: `${appUrl}/dashboard/completed-courses`,
    checkLink: `${appUrl}/certificates/${number}`,
  });
  return number;
}
