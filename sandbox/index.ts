import { once } from 'node:events';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SMTPServer } from 'smtp-server';
import { type CloudinaryAccount, cloudinaryRoutes } from './cloudinary/index.ts';
import { homePage } from './control/home-page.ts';
import type { Section } from './control/section.ts';
import { discordRoutes } from './discord/index.ts';
import { type EmailJsAccount, emailJsRoutes } from './emailjs/index.ts';
import { mailRoutes } from './mail/routes.ts';
import { createSmtpServer } from './mail/smtp.ts';
import { createPayPal } from './paypal/index.ts';
import { createPaystack } from './paystack/index.ts';
import type { S3Account } from './s3/bucket.ts';
import { s3Routes } from './s3/index.ts';
import { createStripe } from './stripe/index.ts';
import { type Database, openDatabase } from './support/database.ts';
import { createFaults, type Faults, faultRoutes } from './support/faults.ts';
import { address, listen } from './support/listen.ts';

const largestRequest = 5 * 1024 * 1024;
const graceForRequests = 1000;

/** The payment providers' accounts, and where each sends its messages. */
export type PaymentAccounts = {
  stripe: { secretKey: string; webhookSecret: string; webhookUrl: string };
  /** Omitted: no PayPal. */
  paypal?: { clientId: string; clientSecret: string; webhookId: string; webhookUrl: string };
  /** Omitted: no Paystack. */
  paystack?: { secretKey: string; webhookUrl: string };
};

export type SandboxOptions = PaymentAccounts & {
  host: string;
  /** 0: any free one. */
  port: number;
  /** 0: any free one. */
  smtpPort: number;
  /** Where `sandbox.sqlite` is stored; created if absent. */
  dataDir: string;
  /** Omitted: no Discord. */
  discord?: { botToken: string };
  /** Omitted: no email-sending service. */
  emailJs?: EmailJsAccount;
  /** Omitted: no S3. */
  s3?: S3Account;
  /** Omitted: no Cloudinary. */
  cloudinary?: CloudinaryAccount;
  log?: (message: string) => void;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds before an unacknowledged webhook is first repeated; 1000 by default. */
  webhookRetryDelay?: number;
};

export type Sandbox = { url: string; smtpUrl: string; close(): Promise<void> };

/**
 * Starts the server that simulates the providers on a machine without keys. Throws an Error with one clear sentence
 * when the data folder or a port cannot be used (then with the system's `code`, such as `EADDRINUSE`); nothing is left
 * running in that case.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host, now = Date.now, log = () => {} } = options;
  const db = openDatabase(options.dataDir);
  const faults = createFaults();
  let url = '';
  const sections = createSections(options, { db, faults, now, log, publicUrl: () => url });
  const smtp = createSmtpServer({ db, now, log });
  smtp.on('error', (error: Error) => log(`the mail server: ${error.message}`));

  const app = new Hono<{ Bindings: HttpBindings }>();
  const files = { dataDir: options.dataDir, faults, now, log };
  if (options.s3) app.route('/s3', s3Routes(options.s3, files));
  if (options.cloudinary) app.route('/', cloudinaryRoutes(options.cloudinary, files));
  // The routes above accept files of any size.
  app.use(
    bodyLimit({
      maxSize: largestRequest,
      onError: (c) => c.json({ message: 'The body is too large.' }, 413),
    }),
  );
  app.get('/', (c) => c.html(homePage(smtpUrl)));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.route('/mail', mailRoutes(db));
  app.route('/faults', faultRoutes(faults, log));
  for (const section of sections) app.route('/', section.routes);
  if (options.discord) app.route('/', discordRoutes({ ...options.discord, now, log }));
  if (options.emailJs) app.route('/', emailJsRoutes(options.emailJs, { db, now, log }));
  app.notFound((c) => c.json({ message: 'The sandbox has nothing at this URL.' }, 404));
  app.onError((error, c) => {
    log(`the sandbox failed: ${error.stack ?? error.message}`);
    return c.json({ message: 'The sandbox failed; its log says why.' }, 500);
  });
  const http = createAdaptorServer({ fetch: app.fetch });
  let smtpUrl = '';

  async function close() {
    await Promise.all([...sections.map((section) => section.close()), closeHttp(http), closeSmtp(smtp)]);
    db.close();
  }

  try {
    const port = await listen(http, {
      what: 'the sandbox',
      setting: 'SANDBOX_PORT',
      host,
      port: options.port,
    });
    url = address('http', host, port);
    const place = {
      what: "the sandbox's mail server",
      setting: 'SANDBOX_SMTP_PORT',
      host,
      port: options.smtpPort,
    };
    smtpUrl = address('smtp', host, await listen(smtp.server, place));
  } catch (error) {
    await close();
    throw error;
  }
  for (const section of sections) section.start();
  return { url, smtpUrl, close };
}

type Surroundings = {
  db: Database;
  faults: Faults;
  now: () => number;
  log: (message: string) => void;
  publicUrl: () => string;
};

/** The payment providers. Stripe comes last: it answers everything else below `/v1`. */
function createSections(options: SandboxOptions, surroundings: Surroundings): Section[] {
  const retry = { retryDelay: options.webhookRetryDelay };
  const { paypal, paystack } = options;
  return [
    ...(paypal ? [createPayPal({ ...surroundings, ...paypal }, retry)] : []),
    ...(paystack ? [createPaystack({ ...surroundings, ...paystack }, retry)] : []),
    createStripe({ ...surroundings, ...options.stripe }, retry),
  ];
}

/** Lets running requests end, but not for long: a fault may be holding one open on purpose. */
async function closeHttp(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(
    () => 'closeAllConnections' in server && server.closeAllConnections(),
    graceForRequests,
  );
  await closed;
  clearTimeout(timer);
}

async function closeSmtp(smtp: SMTPServer): Promise<void> {
  if (!smtp.server.listening) return;
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
}
