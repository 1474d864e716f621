import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { idleSince } from './sessions.server.ts';

/** Deletes what is over: sessions that have ended, with the addresses they came from, and links from mails. */
export const sweepAccountsJob: Job<Record<string, never>> = {
  name: 'sweep_accounts',
  payload: z.object({}),
};

/** Does the recurring job. */
export async function sweepAccounts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db
    .deleteFrom('sessions')
    .where((session) =>
      session.or([session('expiresAt', '<', now), session('lastSeenAt', '<=', idleSince(now))]),
    )
    .execute();
  await db.deleteFrom('emailTokens').where('expiresAt', '<', now).execute();
}
