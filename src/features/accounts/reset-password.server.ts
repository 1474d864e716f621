import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failure.ts';
import { queueMail } from '../notifications/index.server.ts';
import { inEvenTime } from './even-time.server.ts';
import { hashPassword } from './passwords.server.ts';
import { endSessions } from './sessions.server.ts';
import { addressOfToken, issueEmailToken, takeEmailToken } from './tokens.server.ts';
import { confirmAttempt, findCandidates, findUser, lockAddress, setPassword } from './users.server.ts';

const badLink = failure(
  'account.bad_reset_link',
  400,
  'Password reset failed. This link has been used, has expired or is not complete: please ask for a new one.',
);

/**
 * Mails a reset link to the owner of an address: of the confirmed account, or else of the newest registration, whose name
 * anybody may have typed. Answers alike for known and unknown addresses.
 */
export async function requestReset(ctx: Context, email: string): Promise<void> {
  await inEvenTime(() =>
    ctx.db.transaction().execute(async (trx) => {
      const [user] = await findCandidates(trx, email);
      if (!user?.isActive) return;
      const token = await issueEmailToken(trx, user.id, 'reset', ctx.clock());
      await queueMail(trx, email, 'resetPassword', {
        name: user.verifiedAt && user.name,
        link: `${ctx.settings.appUrl}/reset-password/${token}`,
      });
    }),
  );
}

/**
 * Sets a new password by a mailed link and ends every session of the account. Whoever has the mail has the address: a
 * registration that was not confirmed yet is, and the others for the address are void.
 */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const address = await addressOfToken(trx, token);
    if (address) await lockAddress(trx, address);
    const userId = await takeEmailToken(trx, token, 'reset', now);
    const user = userId ? await findUser(trx, userId) : undefined;
    if (!user) throw badLink();
    await setPassword(trx, user.id, passwordHash, now);
    await endSessions(trx, user.id);
    if (!user.verifiedAt) await confirmAttempt(trx, user, now);
  });
}
