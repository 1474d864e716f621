import { type DeskName, deskNames } from '../../../contract/desks.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { DeskAnswer } from '../contract.ts';

/** A learner's answer to “What’s on your desk?”; null until they answer or skip it. */
export async function deskOf(db: Db, userId: string): Promise<DeskAnswer | null> {
  const row = await db
    .selectFrom('learnerDesks')
    .select('answer')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return (row?.answer as DeskAnswer | undefined) ?? null;
}

/** The answer that shapes recommendations; undefined without one, or when it was skipped. */
export async function chosenDesk(db: Db, userId: string): Promise<DeskName | undefined> {
  const answer = await deskOf(db, userId);
  return deskNames.find((name) => name === answer);
}

/** Stores the answer; a later one replaces it. */
export async function answerDesk(ctx: Context, userId: string, answer: DeskAnswer): Promise<void> {
  const answeredAt = ctx.clock();
  await ctx.db
    .insertInto('learnerDesks')
    .values({ userId, answer, answeredAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ answer, answeredAt }))
    .execute();
}

/** Deletes the answer of a user who is being deleted. */
export async function forgetDesk(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('learnerDesks').where('userId', '=', userId).execute();
}
