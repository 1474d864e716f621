import { creditAmount, families } from '../../../contract/credits.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { creditsRefusedEmail, creditsVerifiedEmail } from '../emails/course-credits.tsx';
import { type ClaimRow, selectClaims } from './claims.server.ts';
import { decided, noClaim } from './credit-failures.server.ts';

type Decision = { action: 'verify' } | { action: 'refuse'; reason: string };

/**
 * Verifies or refuses a claim: the change, its audit record and the instructor's email share one transaction. Of two
 * simultaneous decisions, only one counts.
 * @throws 404 no such claim, 409 already decided
 */
export async function decideClaim(
  ctx: Context,
  actorId: string,
  id: string,
  decision: Decision,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('courseCredits')
      .set({
        state: decision.action === 'verify' ? 'verified' : 'refused',
        note: decision.action === 'refuse' ? decision.reason : '',
        decidedAt: ctx.clock(),
        decidedBy: actorId,
      })
      .where('id', '=', id)
      .where('state', '=', 'claimed')
      .returning('id')
      .executeTakeFirst();
    const claim = await selectClaims(trx).where('k.id', '=', id).executeTakeFirst();
    if (!claim) throw noClaim();
    if (!changed) throw decided();
    await audit(
      trx,
      actorId,
      `course_credits.${decision.action}`,
      { type: 'course', id: claim.courseId },
      {
        claim: id,
        family: claim.family,
        amount: claim.amount / 100,
        ...(decision.action === 'refuse' && { reason: decision.reason }),
      },
    );
    await emailInstructor(trx, claim, decision, ctx.settings.appUrl);
  });
}

async function emailInstructor(trx: Trx, claim: ClaimRow, decision: Decision, appUrl: string): Promise<void> {
  const instructor = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', claim.instructorId)
    .executeTakeFirst();
  if (!instructor?.email) return;
  // The learning time may have become shorter since the claim, so the course may show fewer credits.
  const shown = decision.action === 'verify' ? claim.credits?.[claim.family]?.amount : undefined;
  const about = {
    name: instructor.name,
    courseTitle: claim.title,
    credits: creditAmount(claim.family, (shown ?? claim.amount) / 100),
    body: families[claim.family].name,
    link: `${appUrl}/instructor-dashboard/courses/${claim.courseId}/credits`,
  };
  if (decision.action === 'verify') await queueEmail(trx, instructor.email, creditsVerifiedEmail, about);
  else await queueEmail(trx, instructor.email, creditsRefusedEmail, { ...about, reason: decision.reason });
}
