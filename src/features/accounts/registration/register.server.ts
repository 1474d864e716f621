import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { queueEmail, queueSecretEmail } from '../../notifications/index.server.ts';
import { alreadyRegisteredEmail, confirmAddressEmail } from '../emails/accounts.tsx';
import { hashPassword } from '../passwords/passwords.server.ts';
import { addAttempt, findVerified, lockAddress, type UserRow } from '../users/users.server.ts';
import { inEvenTime } from './even-time.server.ts';
import { issueEmailToken } from './tokens.server.ts';

type Registration = { name: string; email: string; password: string };

/**
 * Registers an address. The answer is the same whether it is new, unconfirmed or taken; only its owner's mailbox
 * learns the difference. An attempt on a taken address is kept too, never to be confirmed: signing in with its password
 * works as it would anywhere, so that this tells nothing either.
 */
export async function register(ctx: Context, registration: Registration): Promise<void> {
  await inEvenTime(async () => {
    const passwordHash = await hashPassword(registration.password);
    await ctx.db.transaction().execute(async (trx) => {
      await lockAddress(trx, registration.email);
      const owner = await findVerified(trx, registration.email);
      const { name, email } = registration;
      const attempt = await addAttempt(trx, { name, email, passwordHash });
      if (owner) await tellOwner(ctx, trx, owner);
      else await sendConfirmation(ctx, trx, attempt);
    });
  });
}

/** Mails the owner of an address that it has an account already. */
export async function tellOwner(ctx: Context, trx: Trx, owner: UserRow): Promise<void> {
  await queueEmail(trx, owner.email, alreadyRegisteredEmail, {
    name: owner.name,
    signInLink: `${ctx.settings.appUrl}/auth`,
  });
}

/** Mails the link that confirms one attempt to register. */
export async function sendConfirmation(ctx: Context, trx: Trx, user: UserRow): Promise<void> {
  const token = await issueEmailToken(trx, user.id, 'verify', ctx.clock());
  await queueSecretEmail(ctx, trx, user.email, confirmAddressEmail, {
    link: `${ctx.settings.appUrl}/verify-email/${token}`,
  });
}
