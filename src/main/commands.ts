import { fillDemo } from '../../demo/seed.ts';
import type { Settings } from '../platform/settings.ts';
import { StartupError } from '../platform/startup-error.ts';
import { startJobs } from './jobs.ts';
import { openPlatform } from './platform.ts';
import { onShutdown } from './shutdown.ts';

/** Works on jobs without serving: any number of such processes share one queue. */
export async function work(settings: Settings): Promise<void> {
  const platform = await openPlatform(settings);
  const jobs = await startJobs(platform.ctx);
  platform.ctx.log.info('worker ready');
  onShutdown(platform.ctx.log, [jobs.stop, platform.close]);
}

/** Brings the database up to date and ends. */
export async function migrateOnly(settings: Settings): Promise<void> {
  const platform = await openPlatform(settings);
  await platform.close();
  process.stdout.write('The database is up to date.\n');
}

/** Makes the confirmed account of an address an administrator: how the first one comes about in production. */
export async function makeAdmin(settings: Settings, email: string | undefined): Promise<void> {
  if (!email) throw new StartupError('Say whom to make an administrator: npm run admin -- EMAIL');
  const platform = await openPlatform(settings);
  try {
    const made = await platform.ctx.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('email', '=', email.trim().toLowerCase())
      .where('verifiedAt', 'is not', null)
      .executeTakeFirst();
    if (made.numUpdatedRows === 0n)
      throw new StartupError(`There is no confirmed account with the address ${email}.`);
    process.stdout.write(`${email} is an administrator now.\n`);
  } finally {
    await platform.close();
  }
}

/** Empties the database and the media folder and fills them with the demo catalogue again. */
export async function resetDemo(settings: Settings): Promise<void> {
  if (!settings.sandbox) throw new StartupError('The demo can be reset only while the sandbox is on.');
  const platform = await openPlatform(settings);
  try {
    await platform.ctx.pool.query('truncate users, assets, courses, audit_log, webhook_events cascade');
    await fillDemo(platform.ctx);
    process.stdout.write('The demo catalogue is as new.\n');
  } finally {
    await platform.close();
  }
}
