import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { queueMail } from '../notifications/index.server.ts';
import { inEvenTime } from './even-time.server.ts';
import { sendConfirmation } from './register.server.ts';
import { findCandidates, findUser } from './users.server.ts';

/**
 * Sends the confirmation again: to the attempt that is signed in, or else to the newest one for the address.
 * Answers alike for known and unknown addresses.
 */
export async function resendConfirmation(ctx: Context, email: string, viewer: Viewer | null): Promise<void> {
  await inEvenTime(() =>
    ctx.db.transaction().execute(async (trx) => {
      const own = viewer?.email === email ? await findUser(trx, viewer._id) : undefined;
      const user = own ?? (await findCandidates(trx, email))[0];
      if (!user) return;
      if (user.verifiedAt === null) await sendConfirmation(ctx, trx, user);
      else
        await queueMail(trx, email, 'alreadyRegistered', {
          name: user.name,
          signInLink: `${ctx.settings.appUrl}/auth`,
        });
    }),
  );
}
