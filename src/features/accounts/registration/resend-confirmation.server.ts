import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { findCandidates, findUser, findVerified, lockAddress } from '../users/users.server.ts';
import { inConstantTime } from './constant-time.server.ts';
import { emailOwner, sendConfirmation } from './register.server.ts';

/**
 * Sends the confirmation again: for the signed-in attempt, or else for the newest one with this email. The response is
 * the same for known and unknown emails.
 */
export async function resendConfirmation(ctx: Context, email: string, viewer: Viewer | null): Promise<void> {
  await inConstantTime(() =>
    ctx.db.transaction().execute(async (trx) => {
      await lockAddress(trx, email);
      const owner = await findVerified(trx, email);
      if (owner) return emailOwner(ctx, trx, owner);
      const own = viewer?.email === email ? await findUser(trx, viewer._id) : undefined;
      const attempt = own ?? (await findCandidates(trx, email))[0];
      if (attempt) await sendConfirmation(ctx, trx, attempt);
    }),
  );
}
