import type { Role } from '../../../contract/constants.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { confirmAttempt, findUser, lockAddress } from '../users/users.server.ts';
import { addressOfToken, takeEmailToken } from './tokens.server.ts';

const badLink = failure(
  'account.bad_verification_link',
  400,
  'This confirmation link has been used, has expired or is incomplete.',
);

/**
 * Confirms the registration attempt that a link was emailed for, with that attempt's password, and removes the others.
 */
export async function verifyAccount(ctx: Context, token: string): Promise<{ userId: string; role: Role }> {
  return ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const address = await addressOfToken(trx, token);
    if (address) await lockAddress(trx, address);
    const userId = await takeEmailToken(trx, token, 'verify', now);
    const user = userId ? await findUser(trx, userId) : undefined;
    if (!user) throw badLink();
    await confirmAttempt(trx, user, now);
    return { userId: user.id, role: user.role };
  });
}
