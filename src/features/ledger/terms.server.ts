import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type ShareTerms = Selectable<Tables['shareTerms']>;

/** The terms in force at a moment: the first version has applied since before the first sale. */
export const termsAt = (db: Db, moment: Date): Promise<ShareTerms> =>
  db
    .selectFrom('shareTerms')
    .selectAll()
    .where('effectiveFrom', '<=', moment)
    .where('cancelledAt', 'is', null)
    .orderBy('effectiveFrom', 'desc')
    .executeTakeFirstOrThrow();

/** The terms for one instructor: the general terms, with the instructor's own shares if there are any. */
export type InstructorTerms = ShareTerms & { overrideId: string | null };

/** The terms for an instructor's sale at a moment. */
export async function termsFor(db: Db, instructorId: string, moment: Date): Promise<InstructorTerms> {
  const row = await db
    .selectFrom('shareTerms as general')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('shareOverrides')
          .select(['id', 'ownPermille', 'platformPermille'])
          .where('userId', '=', instructorId)
          .where('effectiveFrom', '<=', moment)
          .where('cancelledAt', 'is', null)
          .orderBy('effectiveFrom', 'desc')
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
    .selectAll('general')
    .select([
      'own.id as overrideId',
      'own.ownPermille as agreedOwn',
      'own.platformPermille as agreedPlatform',
    ])
    .where('general.effectiveFrom', '<=', moment)
    .where('general.cancelledAt', 'is', null)
    .orderBy('general.effectiveFrom', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { overrideId, agreedOwn, agreedPlatform, ...general } = row;
  if (agreedOwn === null || agreedPlatform === null) return { ...general, overrideId: null };
  return { ...general, ownPermille: agreedOwn, platformPermille: agreedPlatform, overrideId };
}

/**
 * The next moment after this one at which terms change for an instructor, or in general; null if no change is planned.
 */
export async function nextChange(db: Db, instructorId: string | null, moment: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(effective_from) as next from (
      select effective_from from share_terms where cancelled_at is null and effective_from > ${moment}
      union all
      select effective_from from share_overrides
      where user_id = ${instructorId} and cancelled_at is null and effective_from > ${moment}
    ) planned`.execute(db);
  return rows[0]?.next ?? null;
}

/**
 * For how long a sale is held: never for less time than buyers have to ask for a refund, even if that has been extended
 * since the terms were made.
 */
export const holdDaysOf = ({ holdDays }: Pick<ShareTerms, 'holdDays'>, refundDays: number): number =>
  Math.max(holdDays, refundDays);
