import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { idleSince } from '../sessions/sessions.server.ts';
import { deleteUnlessReferred, type RemovalHooks } from './remove-user.server.ts';

/** Deletes ended sessions with their network addresses, expired email links, and accounts that were never confirmed. */
export const sweepAccountsJob: Job<Record<string, never>> = {
  name: 'sweep_accounts',
  payload: z.object({}),
};

/** Days an account may stay unconfirmed. */
const unconfirmedDays = 30;
const batchSize = 500;

type Parts = Pick<Context, 'db' | 'clock'>;
type SweepDependencies = Pick<RemovalHooks, 'photoReplaced'>;

/** Runs the recurring job. */
export async function sweepAccounts(parts: Parts, deps: SweepDependencies): Promise<void> {
  const { db, clock } = parts;
  const now = clock();
  await db
    .deleteFrom('sessions')
    .where((session) =>
      session.or([session('expiresAt', '<', now), session('lastSeenAt', '<=', idleSince(now))]),
    )
    .execute();
  await db.deleteFrom('emailTokens').where('expiresAt', '<', now).execute();
  await removeUnconfirmed(parts, deps);
}

async function removeUnconfirmed({ db, clock }: Parts, deps: SweepDependencies): Promise<void> {
  const before = new Date(clock().getTime() - unconfirmedDays * 24 * 3_600_000);
  for (let after: string | undefined; ; ) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('verifiedAt', 'is', null)
      .where('createdAt', '<', before)
      .$if(after !== undefined, (query) => query.where('id', '>', after as string))
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id } of rows) await removeIfUnconfirmed(db, id, deps);
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id;
  }
}

/**
 * Deletes an account with its sessions, links and photo, unless it has been confirmed since or a record refers to it.
 */
const removeIfUnconfirmed = (
  db: Parts['db'],
  id: string,
  { photoReplaced }: SweepDependencies,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('photoAssetId')
      .where('id', '=', id)
      .where('verifiedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user || !(await deleteUnlessReferred(trx, id))) return;
    if (user.photoAssetId) await photoReplaced(trx, user.photoAssetId);
  });
