import type { Context } from '../../../../platform/context.ts';
import { dropMonthsBefore } from '../../../../platform/database/queries/months.ts';

/** How many days a webhook is stored. Providers stop repeating it long before. */
const storedDays = 90;

/** Runs the recurring job: deletes old webhooks, and the tables of months that contain no others. */
export async function sweepWebhooks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - storedDays * 24 * 3_600_000);
  await db.deleteFrom('webhookEvents').where('receivedAt', '<', before).execute();
  await db.deleteFrom('webhookKeys').where('receivedAt', '<', before).execute();
  await dropMonthsBefore(db, 'webhook_events', before);
}
