import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { queueEmail, queueSecretEmail } from '../../notifications/index.server.ts';
import { alreadyRegisteredEmail, confirmAddressEmail } from '../emails/accounts.tsx';
import { hashPassword } from '../passwords/passwords.server.ts';
import { addAttempt, findVerified, lockAddress, type UserRow } from '../users/users.server.ts';
import { inConstantTime } from './constant-time.server.ts';
import { issueEmailToken } from './tokens.server.ts';

type Registration = { name: string; email: string; password: string };

/**
 * Registers an email. The response is the same whether it is new, unconfirmed or taken; only its owner's mailbox shows
 * the difference. An attempt on a taken email is stored too but can never be confirmed: its password signs in as it
 * would if the email were new, so this reveals nothing either.
 */
export async function register(ctx: Context, registration: Registration): Promise<void> {
  await inConstantTime(async () => {
    const passwordHash = await hashPassword(registration.password);
    await ctx.db.transaction().execute(async (trx) => {
      await lockAddress(trx, registration.email);
      const owner = await findVerified(trx, registration.email);
      const { name, email } = registration;
      const attempt = await addAttempt(trx, { name, email, passwordHash });
      if (owner) await emailOwner(ctx, trx, owner);
      else await sendConfirmation(ctx, trx, attempt);
    });
  });
}

/** Emails the owner of an email address that they already have an account. */
export async function emailOwner(ctx: Context, trx: Trx, owner: UserRow): Promise<void> {
  await queueEmail(trx, owner.email, alreadyRegisteredEmail, {
    name: owner.name,
    signInLink: `${ctx.settings.appUrl}/auth`,
  });
}

/** Emails the link that confirms one registration attempt. */
export async function sendConfirmation(ctx: Context, trx: Trx, user: UserRow): Promise<void> {
  const token = await issueEmailToken(trx, user.id, 'verify', ctx.clock());
  await queueSecretEmail(ctx, trx, user.email, confirmAddressEmail, {
    link: `${ctx.settings.appUrl}/verify-email/${token}`,
  });
}
