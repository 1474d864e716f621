import { families, mostCredit } from '../../../contract/credits.ts';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { EarnedCredit } from '../schemes/areas.ts';

type Completed = { id: string; completedAt: Date; seconds: number; practiceMinutes: number };

/**
 * The credits earned by completing a course, by body: those that were valid on that day in UTC, even if they have ended
 * since. Verified credits take precedence over claimed ones.
 */
export async function creditsEarned(trx: Trx, course: Completed): Promise<Map<string, EarnedCredit>> {
  const day = dayIn(course.completedAt, 'UTC');
  const rows = await trx
    .selectFrom('courseCredits')
    .select(['family', 'amount', 'areas'])
    .where('courseId', '=', course.id)
    .where('state', 'in', ['claimed', 'verified', 'expired'])
    .where('validFrom', '<=', day)
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>=', day)]))
    .orderBy((eb) => eb.case().when('decidedAt', 'is', null).then(0).else(1).end())
    .orderBy('claimedAt')
    .execute();
  return new Map(
    rows.flatMap(({ family, amount, areas }): [string, EarnedCredit][] => {
      const { body } = families[family];
      const most = mostCredit(family, course.seconds, course.practiceMinutes);
      return body && most > 0 ? [[body, { amount: Math.min(amount, most), areas }]] : [];
    }),
  );
}
