import { sweepDiskHourly } from '../../features/media/index.server.ts';
import { startTracing } from '../../platform/observability/tracing/start-tracing.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { startJobs } from '../jobs.ts';
import { openPlatform } from '../platform.ts';
import { sandboxAt, withSandbox } from '../sandbox.ts';
import { onShutdown } from '../shutdown.ts';

/** Runs jobs without serving. Any number of these processes can share one queue. */
export async function work(initialSettings: Settings): Promise<void> {
  const settings = initialSettings.sandbox
    ? withSandbox(initialSettings, sandboxAt(initialSettings.sandbox))
    : initialSettings;
  const platform = await openPlatform(settings);
  const tracing = await startTracing(settings.tracing, platform.ctx.log);
  const jobs = startJobs(platform.ctx);
  const stopSweeping = await sweepDiskHourly(platform.ctx);
  platform.ctx.log.info('worker ready');
  onShutdown(platform.ctx.log, [jobs.stop, stopSweeping, platform.close, tracing.stop]);
}

/** Runs pending migrations and exits. */
export async function migrateOnly(settings: Settings): Promise<void> {
  const platform = await openPlatform(settings);
  await platform.close();
  process.stdout.write('The database is up to date.\n');
}
