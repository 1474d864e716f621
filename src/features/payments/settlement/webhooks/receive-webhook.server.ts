import type { Context } from '../../../../platform/context.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { handleWebhookJob } from '../../jobs.ts';
import { noSuchProvider, providerNamed, settingsOf } from '../../providers/configured.server.ts';
import type { Incoming } from '../../providers/messages.server.ts';
import type { Provider } from '../../providers/providers.ts';
import { servers } from '../../providers/registry.server.ts';
import { reducePayload } from './reduce-payload.ts';

/**
 * Receives a provider's webhook: verifies its raw body and stores it once, under its event id, together with the job
 * that processes it. Only the fields that the job needs are stored. A repeated webhook, or one about something that we
 * don’t follow, is acknowledged and changes nothing.
 * @throws 400 for a webhook that is not genuine, too old or from the future, 404 if the provider is not configured
 */
export async function receiveWebhook(ctx: Context, name: string, incoming: Incoming): Promise<void> {
  const provider = providerNamed(name);
  const settings = settingsOf(ctx, provider);
  if (!settings) throw noSuchProvider();
  const { messages } = servers[provider];
  const eventId = await messages.authenticate(ctx, settings, incoming);
  if (eventId === null) return;
  // Acknowledges most copies without a transaction; the unique key below decides.
  if (await isStored(ctx, provider, eventId)) return;
  const payload = JSON.stringify(reducePayload(JSON.parse(incoming.rawBody), messages.fields));
  await ctx.db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('webhookEvents')
      .values({ provider, eventId, payload, receivedAt: ctx.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('eventId')
      .executeTakeFirst();
    if (stored) await addJob(trx, handleWebhookJob, { provider, eventId });
  });
}

async function isStored(ctx: Context, provider: Provider, eventId: string): Promise<boolean> {
  const stored = await ctx.db
    .selectFrom('webhookEvents')
    .select('eventId')
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return stored !== undefined;
}
