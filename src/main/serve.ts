import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { resumeVideos, sweepDiskHourly } from '../features/media/index.server.ts';
import { purgeOnChange } from '../platform/cdn/purge-job.ts';
import type { Context } from '../platform/context.ts';
import { combineListeners, listenTo } from '../platform/database/listen.ts';
import { openReads } from '../platform/database/replicas/open-reads.ts';
import { StartupError } from '../platform/failures/startup-error.ts';
import { startTracing } from '../platform/observability/tracing/start-tracing.ts';
import { checkDataFolder } from '../platform/postgres/data-folder.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { createApp } from './app.ts';
import { prepareDemo, refuseDemoAccounts } from './commands/demo.ts';
import { welcome } from './commands/welcome.ts';
import { startJobs } from './jobs.ts';
import { createPageCache } from './pages/cache/page-cache.ts';
import { startingUp } from './pages/plain/starting-page.ts';
import { openPlatform } from './platform.ts';
import type { RunOptions } from './run-options.ts';
import { openSandbox, withSandbox } from './sandbox.ts';
import { onShutdown } from './shutdown.ts';

/** Serves the whole product: database, sandbox if it is on, jobs, API and pages. Returns once it is ready. */
export async function serve(initialSettings: Settings, options: RunOptions): Promise<void> {
  checkDataFolder(join(initialSettings.dataDir, 'postgres'));
  const listener = await claimPort(initialSettings);
  const sandbox = initialSettings.sandbox && (await openSandbox(initialSettings, initialSettings.sandbox));
  const settings = sandbox ? withSandbox(initialSettings, sandbox) : initialSettings;

  const platform = await openPlatform(settings);
  const tracing = await startTracing(settings.tracing, platform.ctx.log);
  if (sandbox) await prepareDemo(platform.ctx, sandbox, options);
  else await refuseDemoAccounts(platform.ctx);

  const reads = await openReads({
    ...platform.ctx,
    ...readsFrom(settings),
    primary: platform.ctx.reads.primary,
  });
  const ctx = { ...platform.ctx, reads };
  const cache = options.vite ? undefined : createPageCache();
  const purger = settings.purge && purgeOnChange(ctx);
  const listeners = [cache, reads.changes, purger].filter((one) => one !== undefined);
  const stopListening = listenTo(ctx.direct, 'catalogue_changed', combineListeners(listeners), ctx.log);
  const jobs = settings.jobsInWeb ? startJobs(ctx) : undefined;
  let isStopping = false;
  const { app, sendCached } = createApp(ctx, {
    vite: options.vite,
    pages: true,
    cache,
    jobs,
    isStopping: () => isStopping,
  });
  warnOfProxy(ctx);
  const stopSweeping = await sweepDiskHourly(ctx);
  await resumeVideos(ctx);
  const drainMs = settings.drainSeconds * 1000;
  async function drain(): Promise<void> {
    isStopping = true;
    await pause(drainMs);
  }
  onShutdown(
    ctx.log,
    [
      drain,
      () => close(listener),
      async () => jobs?.stop(),
      async () => stopSweeping(),
      stopListening,
      async () => purger?.stop(),
      reads.close,
      platform.close,
      async () => sandbox?.close(),
      tracing.stop,
    ],
    drainMs,
  );

  // The product becomes ready only now, so that a signal to stop runs the steps above.
  // Health checks of load balancers often speak HTTP/1.0, which needs no Host.
  const handle = getRequestListener(app.fetch, { hostname: 'localhost' });
  listener.removeAllListeners('request');
  listener.on('request', (request, response) => {
    if (options.vite) options.vite.middlewares(request, response, () => handle(request, response));
    else if (!sendCached?.(request, response)) handle(request, response);
  });
  process.stdout.write(welcome(settings, sandbox?.url));
}

const readsFrom = ({ databaseReplicaUrls, databasePool }: Settings) => ({
  urls: databaseReplicaUrls,
  max: databasePool,
});

/** Behind an untrusted proxy all visitors share its address, so one visitor uses up everyone's limits. */
function warnOfProxy({ settings, log }: Context): void {
  const trustsNone = 'hops' in settings.trustProxy && settings.trustProxy.hops === 0;
  if (settings.secure && trustsNone)
    log.warn(
      'APP_URL is https, so a proxy is in front: set TRUST_PROXY to the number of proxies, or limits count all visitors as one',
    );
}

/**
 * Milliseconds a connection may wait for its next request. Longer than proxies usually wait (a minute): otherwise we
 * could close the connection while the proxy is sending a request on it.
 */
const keepAliveTimeout = 75_000;

/** Takes the port first, so that a port in use is reported immediately. Early visitors are asked to try again. */
async function claimPort(settings: Settings): Promise<Server> {
  const server = createServer({ requestTimeout: 900_000, keepAliveTimeout });
  server.on('request', startingUp(settings.secure));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, settings)));
  server.listen(settings.port, settings.host, resolve);
  await promise;
  return server;
}

function explain(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 10} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupError(`This user is not allowed to listen on port ${port}. Choose one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartupError(`HOST is ${host}, which is not an address of this machine.`);
  return error;
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A busy connection that becomes idle would otherwise delay the end until its keep-alive expires.
  const closing = setInterval(() => server.closeIdleConnections(), 100);
  await promise;
  clearInterval(closing);
}
