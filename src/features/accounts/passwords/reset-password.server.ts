import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { queueEmail, queueSecretEmail } from '../../notifications/index.server.ts';
import { notConfirmedEmail, resetPasswordEmail } from '../emails/accounts.tsx';
import { inConstantTime } from '../registration/constant-time.server.ts';
import { issueEmailToken, takeEmailToken } from '../registration/tokens.server.ts';
import { endSessions } from '../sessions/sessions.server.ts';
import { findCandidates, setPassword } from '../users/users.server.ts';
import { announcePassword } from './announce-password.server.ts';
import { hashPassword } from './passwords.server.ts';

const badLink = failure(
  'account.bad_reset_link',
  400,
  'Password reset failed. This link has been used, has expired or is incomplete. Please request a new one.',
);

/**
 * Emails a reset link to the owner of a confirmed account. If there are only unconfirmed registrations, which anyone
 * may have made, the email says so. The response is the same for known and unknown emails.
 */
export async function requestReset(ctx: Context, email: string): Promise<void> {
  await inConstantTime(() =>
    ctx.db.transaction().execute(async (trx) => {
      const [user] = await findCandidates(trx, email);
      if (!user?.isActive) return;
      if (!user.verifiedAt) return tellUnconfirmed(ctx, trx, email);
      const token = await issueEmailToken(trx, user.id, 'reset', ctx.clock());
      await queueSecretEmail(ctx, trx, email, resetPasswordEmail, {
        name: user.name,
        link: `${ctx.settings.appUrl}/reset-password/${token}`,
      });
    }),
  );
}

async function tellUnconfirmed({ settings }: Context, trx: Trx, email: string): Promise<void> {
  const registerLink = `${settings.appUrl}/auth?${new URLSearchParams({ tab: 'register', email })}`;
  await queueEmail(trx, email, notConfirmedEmail, { registerLink });
}

/** Sets a new password by an emailed link, ends every session of the account and emails its owner. */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const userId = await takeEmailToken(trx, token, 'reset', now);
    if (!userId) throw badLink();
    const user = await setPassword(trx, userId, passwordHash, now);
    await endSessions(trx, userId);
    await announcePassword(ctx, trx, user, 'reset', now);
  });
}
