import type { UnsubscribeReason } from '../../contract/constants.ts';
import type { Db } from '../../platform/database/database.ts';

/**
 * Adds an email to the list. Former subscribers can be added again.
 * @returns whether it was added; of two simultaneous requests, only one gets true
 */
export async function addSubscriber(db: Db, email: string, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('newsletterSubscribers')
    .values({ email, subscribedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ subscribedAt: now, unsubscribedAt: null, reason: null, feedback: null })
        .where('newsletterSubscribers.unsubscribedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export type UnsubscribeDetails = { reason: UnsubscribeReason | null; feedback: string | null };

/** Removes an email from the list; does nothing if it is not on the list. */
export async function removeSubscriber(
  db: Db,
  email: string,
  why: UnsubscribeDetails,
  now: Date,
): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now, ...why })
    .where('email', '=', email)
    .where('unsubscribedAt', 'is', null)
    .execute();
}
