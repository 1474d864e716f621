import type { Context } from '../../../../platform/context.ts';
import { settingsOf } from '../../providers/configured.server.ts';
import type { News } from '../../providers/messages.server.ts';
import type { Provider } from '../../providers/providers.ts';
import { servers } from '../../providers/registry.server.ts';
import { applyFact } from '../apply-fact.server.ts';
import { settleOrder } from '../settle-order.server.ts';

/** Handles webhooks about payouts; provided by the payouts feature. Idempotent. */
export type PayoutNews = {
  payoutChanged: (payoutId: string) => Promise<void>;
  accountChanged: (provider: Provider, reference: string) => Promise<void>;
};

/** Runs the `handle_webhook` job: processes a stored webhook and marks it as processed. */
export async function handleWebhook(
  ctx: Context,
  { provider, eventId }: { provider: Provider; eventId: string },
  payouts: PayoutNews,
): Promise<void> {
  const stored = await ctx.db
    .selectFrom('webhookEvents')
    .select(['payload', 'processedAt'])
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (!stored || stored.processedAt) return;
  const news = await servers[provider].messages.read(ctx, settingsOf(ctx, provider), stored.payload);
  if (news.payoutId) await payouts.payoutChanged(news.payoutId);
  else if (news.payoutAccount) await payouts.accountChanged(provider, news.payoutAccount);
  else await act(ctx, news, { provider, eventId });
  await ctx.db
    .updateTable('webhookEvents')
    .set({ processedAt: ctx.clock() })
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .execute();
}

/** A webhook is only a trigger: the state of a checkout and its refunds is fetched from the provider. */
async function act(ctx: Context, { type, order, fact }: News, message: object): Promise<void> {
  if (!fact) return;
  if (!order) ctx.log.info({ ...message, type }, 'a webhook does not concern any of our orders');
  else if (fact === 'ask') await settleOrder(ctx, order.id, type);
  else await applyFact(ctx, order.id, fact, type);
}
