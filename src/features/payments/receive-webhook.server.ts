import type Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failure.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { StripeSettings } from '../../platform/settings.ts';
import { stripeClient } from './gateways/stripe-client.server.ts';
import { handleWebhookJob } from './jobs.ts';

const notConfigured = failure('payment.not_configured', 404, 'Card payments are not configured here.');
const forged = failure('payment.webhook_refused', 400, 'The signature of this message is not valid.');

const toleranceSeconds = 300;

/**
 * Takes a message from Stripe: verified on its raw body, stored once under its event id together with the job that
 * acts on it. A message that came before is acknowledged and changes nothing.
 * @throws 400 for a wrong signature, or a time more than five minutes away in either direction
 */
export async function receiveStripeWebhook(ctx: Context, rawBody: string, signature: string): Promise<void> {
  const { stripe } = ctx.settings;
  if (!stripe) throw notConfigured();
  const event = await verified(stripe, rawBody, signature, ctx.clock());
  await ctx.db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('webhookEvents')
      .values({ provider: 'stripe', eventId: event.id, payload: rawBody, receivedAt: ctx.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('eventId')
      .executeTakeFirst();
    if (stored) await addJob(trx, handleWebhookJob, { provider: 'stripe', eventId: event.id });
  });
}

async function verified(
  settings: StripeSettings,
  body: string,
  signature: string,
  now: Date,
): Promise<Stripe.Event> {
  const { webhooks } = await stripeClient(settings);
  if (isFromTheFuture(signature, now)) throw forged();
  try {
    const { webhookSecret } = settings;
    return webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    throw forged();
  }
}

/** The SDK refuses what is old, and accepts what is dated ahead. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.some((seconds) => seconds > now.getTime() / 1000 + toleranceSeconds);
}
