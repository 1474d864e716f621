import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { payDemoOrders } from '../../demo/pay-orders.ts';
import { fillDemo } from '../../demo/seed.ts';
import { sweepIncoming } from '../features/media/index.server.ts';
import type { RunOptions } from '../main.ts';
import { listenTo } from '../platform/database/listen.ts';
import { checkDataFolder } from '../platform/postgres/data-folder.ts';
import type { Settings } from '../platform/settings.ts';
import { StartupError } from '../platform/startup-error.ts';
import { startSandbox } from '../sandbox/index.ts';
import { createApp } from './app.ts';
import { startJobs } from './jobs.ts';
import { createPageCache } from './page-cache.ts';
import { openPlatform } from './platform.ts';
import { onShutdown } from './shutdown.ts';
import { welcome } from './welcome.ts';

/** Serves the whole product: database, sandbox where it is on, jobs, API and pages. Returns once it listens. */
export async function serve(given: Settings, options: RunOptions): Promise<void> {
  checkDataFolder(join(given.dataDir, 'postgres'));
  const listener = await claimPort(given);
  const sandbox = given.sandbox && (await openSandbox(given, given.sandbox));
  const settings = sandbox ? withSandbox(given, sandbox) : given;

  const platform = await openPlatform(settings);
  if (settings.sandbox) await fillDemo(platform.ctx);
  if (sandbox) await payDemoOrders(platform.ctx, sandbox.url);

  const { ctx } = platform;
  const cache = options.vite ? undefined : createPageCache();
  const stopListening = cache && listenTo(ctx.pool, 'catalogue_changed', cache, ctx.log);
  const { app, sendKept } = createApp(ctx, { vite: options.vite, pages: true, cache });
  const answer = getRequestListener(app.fetch);
  listener.off('request', startingUp);
  listener.on('request', (request, response) => {
    if (options.vite) options.vite.middlewares(request, response, () => answer(request, response));
    else if (!sendKept?.(request, response)) answer(request, response);
  });

  await sweepIncoming(ctx);
  const jobs = await startJobs(ctx);
  process.stdout.write(welcome(settings, sandbox?.url));
  onShutdown(ctx.log, [
    () => close(listener),
    jobs.stop,
    async () => stopListening?.(),
    platform.close,
    async () => sandbox?.close(),
  ]);
}

/** Takes the port before anything else, so that a taken one is known at once. Early visitors are asked to come again. */
async function claimPort(settings: Settings): Promise<Server> {
  const server = createServer({ requestTimeout: 900_000 });
  server.on('request', startingUp);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, settings)));
  server.listen(settings.port, settings.host, resolve);
  await promise;
  return server;
}

const startingUp = (_request: unknown, response: ServerResponse) => {
  response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' });
  response.end('Milepost is starting. Please try again in a moment.');
};

function explain(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 10} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupError(`This account may not listen on port ${port}. Choose one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartupError(`HOST is ${host}, which is not an address of this machine.`);
  return error;
}

async function openSandbox(settings: Settings, ports: { port: number; smtpPort: number }) {
  const webhooks = `http://127.0.0.1:${settings.port}/api/payment/webhooks`;
  try {
    return await startSandbox({
      host: '127.0.0.1',
      port: ports.port,
      smtpPort: ports.smtpPort,
      dataDir: settings.dataDir,
      stripe: { ...sandboxKeys.stripe, webhookUrl: `${webhooks}/stripe` },
      paypal: { ...sandboxKeys.paypal, webhookUrl: `${webhooks}/paypal` },
      paystack: { ...sandboxKeys.paystack, webhookUrl: `${webhooks}/paystack` },
      discord: sandboxDiscord,
      emailJs: { ...sandboxEmailJs, deliverTo: settings.supportEmail },
      s3: sandboxS3,
      cloudinary: sandboxCloudinary,
    });
  } catch (error) {
    throw error instanceof Error ? new StartupError(error.message, { cause: error }) : error;
  }
}

/** Known to everybody, worth nothing: they open the sandbox and nothing else. */
const sandboxKeys = {
  stripe: { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' },
  paypal: {
    clientId: 'client_sandbox',
    clientSecret: 'client_secret_sandbox',
    webhookId: 'webhook_sandbox',
  },
  paystack: { secretKey: 'sk_test_paystack_sandbox' },
};
const sandboxDiscord = { botToken: 'bot_sandbox' };
const sandboxS3 = { bucket: 'milepost', keys: { id: 'sandbox', secret: 'sandbox secret' } };
const sandboxCloudinary = { cloud: 'milepost', key: '1234567890', secret: 'sandbox-secret' };
const sandboxEmailJs = {
  publicKey: 'sandbox_public_key',
  serviceId: 'service_sandbox',
  contactTemplate: 'template_contact',
  instructorTemplate: 'template_instructor',
};

function withSandbox(settings: Settings, sandbox: { url: string; smtpUrl: string }): Settings {
  return {
    ...settings,
    smtpUrl: settings.smtpUrl ?? sandbox.smtpUrl,
    stripe: settings.stripe ?? { ...sandboxKeys.stripe, apiBase: sandbox.url },
    paypal: settings.paypal ?? { ...sandboxKeys.paypal, live: false, apiBase: sandbox.url },
    paystack: settings.paystack ?? {
      ...sandboxKeys.paystack,
      apiBase: sandbox.url,
      pageOrigin: sandbox.url,
    },
    discord: settings.discord ?? {
      ...sandboxDiscord,
      apiBase: `${sandbox.url}/api/v10`,
      inviteBase: `${sandbox.url}/invite`,
    },
    media: {
      ...settings.media,
      s3: settings.media.s3 ?? { ...sandboxS3, region: 'us-east-1', endpoint: `${sandbox.url}/s3` },
      cloudinary: settings.media.cloudinary ?? { ...sandboxCloudinary, apiBase: sandbox.url },
    },
    emailJs: settings.emailJs ?? { ...sandboxEmailJs, origin: sandbox.url },
  };
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  await promise;
}
