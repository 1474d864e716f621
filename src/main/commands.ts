import { fillDemo } from '../../demo/seed.ts';
import { endSessions } from '../features/accounts/index.server.ts';
import { audit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { StartupError } from '../platform/startup-error.ts';
import { startJobs } from './jobs.ts';
import { openPlatform } from './platform.ts';
import { sandboxAt, withSandbox } from './sandbox.ts';
import { onShutdown } from './shutdown.ts';

/** Runs jobs without serving. Any number of these processes can share one queue. */
export async function work(given: Settings): Promise<void> {
  const settings = given.sandbox ? withSandbox(given, sandboxAt(given.sandbox)) : given;
  const platform = await openPlatform(settings);
  const jobs = startJobs(platform.ctx);
  platform.ctx.log.info('worker ready');
  onShutdown(platform.ctx.log, [jobs.stop, platform.close]);
}

/** Runs pending migrations and exits. */
export async function migrateOnly(settings: Settings): Promise<void> {
  const platform = await openPlatform(settings);
  await platform.close();
  process.stdout.write('The database is up to date.\n');
}

/** Makes the confirmed account with this email an administrator. This is how the first one is created in production. */
export async function makeAdmin(settings: Settings, email: string | undefined): Promise<void> {
  if (!email) throw new StartupError('Give the email of the new administrator: npm run admin -- EMAIL');
  const platform = await openPlatform(settings);
  try {
    const made = await promote(platform.ctx, email.trim().toLowerCase());
    if (!made) throw new StartupError(`There is no confirmed account with the email ${email}.`);
    process.stdout.write(`${email} is now an administrator.\n`);
  } finally {
    await platform.close();
  }
}

/**
 * Changes the role, records it and ends sessions that started with the old role. @returns whether the account exists
 */
const promote = (ctx: Context, email: string): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({ role: 'admin' })
      .where('email', '=', email)
      .where('verifiedAt', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!user) return false;
    await endSessions(trx, user.id);
    await audit(trx, null, 'user.role_changed', { type: 'user', id: user.id }, { role: 'admin' });
    return true;
  });

/** Empties the database and the media folder, then loads the demo catalogue again. */
export async function resetDemo(settings: Settings): Promise<void> {
  if (!settings.sandbox) throw new StartupError('The demo can be reset only while the sandbox is on.');
  const platform = await openPlatform(settings);
  try {
    await platform.ctx.pool.query('truncate users, assets, courses, audit_log, webhook_events cascade');
    await fillDemo(platform.ctx);
    process.stdout.write('The demo catalogue has been reset.\n');
  } finally {
    await platform.close();
  }
}
