import type { Context } from '../../../platform/context.ts';

/** Days a provider's message stays, long after its last repetition. */
const storedDays = 90;

/** Does the recurring job: deletes old messages of the providers. */
export async function sweepWebhooks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - storedDays * 24 * 3_600_000);
  await db.deleteFrom('webhookEvents').where('receivedAt', '<', before).execute();
}
