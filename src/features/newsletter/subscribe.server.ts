import type { Context } from '../../platform/context.ts';
import { inConstantTime } from '../accounts/index.server.ts';
import { queueSecretEmail } from '../notifications/index.server.ts';
import { newsletterWelcomeEmail } from './emails/newsletter.tsx';
import { headersFor } from './one-click.server.ts';
import { addSubscriber } from './subscribers.server.ts';

/** Subscribes an email and sends a welcome, once. The response is the same whether or not it was already subscribed. */
export async function subscribe(ctx: Context, email: string): Promise<void> {
  await inConstantTime(() =>
    ctx.db.transaction().execute(async (trx) => {
      if (!(await addSubscriber(trx, email, ctx.clock()))) return;
      await queueSecretEmail(ctx, trx, email, newsletterWelcomeEmail, linksFor(ctx, email), {
        headers: headersFor(ctx, email),
      });
    }),
  );
}

const linksFor = ({ settings }: Context, email: string) => ({
  coursesLink: `${settings.appUrl}/all-courses`,
  unsubscribeLink: `${settings.appUrl}/unsubscribe?${new URLSearchParams({ email })}`,
});
