import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { passwordChangedEmail } from '../emails/accounts.tsx';
import type { UserRow } from '../users/users.server.ts';

/** Emails the owner of an account that its password has changed, so that a stranger's change does not go unnoticed. */
export async function announcePassword(
  { settings }: Pick<Context, 'settings'>,
  trx: Trx,
  { name, email }: Pick<UserRow, 'name' | 'email'>,
  what: 'changed' | 'reset',
  now: Date,
): Promise<void> {
  await queueEmail(trx, email, passwordChangedEmail, {
    name,
    what,
    at: now.toISOString(),
    resetLink: `${settings.appUrl}/forgot-password`,
    supportEmail: settings.supportEmail,
  });
}
