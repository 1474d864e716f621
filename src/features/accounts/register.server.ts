import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { queueMail } from '../notifications/index.server.ts';
import { inEvenTime } from './even-time.server.ts';
import { hashPassword } from './passwords.server.ts';
import { issueEmailToken } from './tokens.server.ts';
import { addAttempt, findVerified, lockAddress, type UserRow } from './users.server.ts';

type Registration = { name: string; email: string; password: string };

/**
 * Registers an address. The answer is the same whether it is new, unconfirmed or taken; only its owner's mailbox
 * learns the difference.
 */
export async function register(ctx: Context, registration: Registration): Promise<void> {
  await inEvenTime(async () => {
    const passwordHash = await hashPassword(registration.password);
    await ctx.db.transaction().execute(async (trx) => {
      await lockAddress(trx, registration.email);
      const owner = await findVerified(trx, registration.email);
      if (owner) await tellOwner(ctx, trx, owner);
      else await inviteToConfirm(ctx, trx, { ...registration, passwordHash });
    });
  });
}

async function tellOwner(ctx: Context, trx: Trx, owner: UserRow): Promise<void> {
  await queueMail(trx, owner.email, 'alreadyRegistered', {
    name: owner.name,
    signInLink: `${ctx.settings.appUrl}/auth`,
  });
}

async function inviteToConfirm(
  ctx: Context,
  trx: Trx,
  attempt: Registration & { passwordHash: string },
): Promise<void> {
  const { name, email, passwordHash } = attempt;
  const user = await addAttempt(trx, { name, email, passwordHash });
  await sendConfirmation(ctx, trx, user);
}

/** Mails the link that confirms one attempt to register. */
export async function sendConfirmation(ctx: Context, trx: Trx, user: UserRow): Promise<void> {
  const token = await issueEmailToken(trx, user.id, 'verify', ctx.clock());
  await queueMail(trx, user.email, 'confirmAddress', {
    name: user.name,
    link: `${ctx.settings.appUrl}/verify-email/${token}`,
  });
}
