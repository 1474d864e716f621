import type { Context } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Provider } from '../gateways/provider.ts';
import { handleWebhookJob } from '../jobs.ts';
import { messagesOf } from './messages.server.ts';
import { reducePayload } from './reduce-payload.ts';
import type { Incoming } from './webhook.server.ts';

/**
 * Takes a message from a provider: verified on its raw body, stored once under its event id together with the job
 * that acts on it, reduced to what that needs. A message that came before is acknowledged and changes nothing.
 * @throws 400 for what is not genuine or out of its time, 404 where the provider is not configured
 */
export async function receiveWebhook(ctx: Context, provider: Provider, incoming: Incoming): Promise<void> {
  const eventId = await messagesOf[provider].authenticate(ctx, incoming);
  // The common case of a storm of copies, without a transaction; what decides is the unique key below.
  if (await isStored(ctx, provider, eventId)) return;
  const payload = JSON.stringify(reducePayload(JSON.parse(incoming.rawBody)));
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
