import { providerEnvironments } from './features/payments/index.server.ts';
import { backUpNow, restoreNow } from './main/backup/backup-commands.ts';
import { check } from './main/check/check.ts';
import { administer } from './main/commands/administer.ts';
import { migrateOnly, work } from './main/commands/commands.ts';
import { demoReset, fillDemoFor } from './main/commands/demo.ts';
import type { RunOptions } from './main/run-options.ts';
import { serve } from './main/serve.ts';
import { StartupError } from './platform/failures/startup-error.ts';
import { logProcess } from './platform/observability/log-process.ts';
import { createLog } from './platform/observability/logging.ts';
import { readSettings, type Settings } from './platform/settings/settings.ts';

type Command = (settings: Settings, args: string[], options: RunOptions) => Promise<void>;

const commands: Record<string, Command> = {
  serve: (settings, _words, options) => serve(settings, options),
  worker: (settings) => work(settings),
  migrate: (settings) => migrateOnly(settings),
  admin: administer,
  backup: backUpNow,
  restore: restoreNow,
  'demo-reset': (settings) => demoReset(settings),
  'fill-demo': (settings, args) => fillDemoFor(settings, args),
};

/** Commands that run until they are stopped, so a log collector reads their output. */
const services = ['serve', 'worker'];

/**
 * The composition root: reads the settings and runs the command named by the first argument.
 * @throws StartupError with one sentence for the operator
 */
export async function run(args: string[], options: RunOptions = {}): Promise<void> {
  const [name = 'serve', ...rest] = args;
  if (args.includes('--check')) return check();
  const command = commands[name];
  if (!command)
    throw new StartupError(`There is no command “${name}”. Choose from ${Object.keys(commands).join(', ')}.`);
  const settings = readSettings(process.env, providerEnvironments);
  if (services.includes(name) && !options.vite) logProcess(createLog(settings.logLevel));
  await command(settings, rest, options);
}
