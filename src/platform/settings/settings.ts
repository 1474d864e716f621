import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type BackupSettings, backupEnvironment, readBackups } from '../backup/schedule/backup-settings.ts';
import { cdnEnvironment, type PurgeSettings, readCdn } from '../cdn/cdn-settings.ts';
import { StartupError } from '../failures/startup-error.ts';
import { type ProxyTrust, proxyTrust } from '../http/requests/proxy-trust.ts';
import { type MediaSettings, mediaEnvironment, missingForStore, readMedia } from '../media/media-settings.ts';
import {
  readTracing,
  type TracingSettings,
  tracingEnvironment,
} from '../observability/tracing/tracing-settings.ts';
import { type BankAccount, readBankAccounts } from './bank-accounts.ts';
import {
  type DatabaseSettings,
  databaseEnvironment,
  readDatabase,
  wholeNumber,
} from './database-settings.ts';
import { allOrNone, type ProviderEnvironment, type ProviderSettings } from './provider-settings.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const secret = z.string().min(16, 'needs at least 16 characters');

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ...databaseEnvironment,
  SANDBOX: z.enum(['on', 'off', 'shared']).optional(),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  APP_SECRET: secret.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Milepost <hello@milepost.example>'),
  SUPPORT_EMAIL: z.email().default('support@milepost.example'),
  LINKEDIN_ORGANIZATION_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'must be the numeric ID of the LinkedIn page')
    .optional(),
  ...mediaEnvironment,
  ...backupEnvironment,
  ...cdnEnvironment,
  ...tracingEnvironment,
  BANK_ACCOUNTS: z.string().optional(),
  PRICE_FLOOR: z.coerce.number().min(0).max(1000).default(0.5),
  REFUND_DAYS: wholeNumber(0, 30).default(14),
  REFUND_PROGRESS: wholeNumber(0, 100).default(30),
  DISCORD_BOT_TOKEN: z.string().optional(),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_CONTACT_TEMPLATE: z.string().optional(),
  EMAILJS_INSTRUCTOR_TEMPLATE: z.string().optional(),
  EMAILJS_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.emailjs.com'),
  TRUST_PROXY: proxyTrust,
  METRICS_TOKEN: secret.optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  RATE_LIMITS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** All settings of the product, validated. URLs have no trailing slash. */
export type Settings = DatabaseSettings & {
  /** The settings of the payment providers that are configured. */
  providers: ProviderSettings;
  port: number;
  host: string;
  appUrl: string;
  secure: boolean;
  dataDir: string;
  appSecret: string | undefined;
  /** `isShared`: another process on this machine runs the sandbox. */
  sandbox: { port: number; smtpPort: number; isShared?: boolean } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  /** The page on LinkedIn that certificates name as issuer; without it they name the product. */
  linkedInOrganizationId: string | undefined;
  media: MediaSettings;
  backups: BackupSettings;
  /** How to purge shared pages from the CDN, if there is one that needs it. */
  purge: PurgeSettings | undefined;
  /** Where traces go; without it, nothing is traced. */
  tracing: TracingSettings | undefined;
  /** The accounts for bank transfers; without any, bank transfer is not offered. */
  bankAccounts: BankAccount[];
  /** The lowest price in cents that a coupon can reduce a course to, unless it makes the course free. */
  priceFloorCents: number;
  /** A learner can get an immediate refund within this many days and below this percentage of progress. */
  refundTerms: { days: number; percent: number };
  emailJs: EmailJsSettings | undefined;
  discord: DiscordSettings | undefined;
  /** The proxies that are trusted to report where a request came from. */
  trustProxy: ProxyTrust;
  /** Lets a monitoring system on another machine read `/metrics`. */
  metricsToken: string | undefined;
  /** How long a process that is asked to end still accepts requests, while `/readyz` says that it is not ready. */
  drainSeconds: number;
  rateLimits: boolean;
  logLevel: string;
};

/** A bot that creates invitations to the courses' communities. */
export type DiscordSettings = { botToken: string; apiBase: string; inviteBase: string };

/** The email-sending service that the browser calls directly; none of this is secret. */
type EmailJsSettings = {
  origin: string;
  publicKey: string;
  serviceId: string;
  contactTemplate: string;
  instructorTemplate: string;
};

/**
 * Reads the settings once, at boot.
 * @throws StartupError naming all invalid values or, if there are none, all missing ones
 */
export function readSettings(
  env: Record<string, string | undefined>,
  providers: readonly ProviderEnvironment[] = [],
): Settings {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const theirs: Record<never, never> = Object.assign({}, ...providers.map((one) => one.environment.shape));
  const parsed = environment.extend(theirs).safeParse(nonEmpty);
  if (!parsed.success) throw new StartupError(describe(parsed.error));
  const value = parsed.data;

  const appUrl = (value.APP_URL ?? `http://${readableHost(value.HOST)}:${value.PORT}`).replace(/\/+$/, '');
  const isLocal = isLoopback(new URL(appUrl).hostname) && isLoopback(value.HOST);
  const sandboxOn = value.SANDBOX ? value.SANDBOX !== 'off' : isLocal;
  const media = readMedia(value);
  if (!sandboxOn) requireInProduction(value, missingForStore(media));

  return {
    port: value.PORT,
    host: value.HOST,
    appUrl,
    secure: appUrl.startsWith('https:'),
    dataDir: resolve(value.DATA_DIR),
    ...readDatabase(value),
    appSecret: value.APP_SECRET,
    sandbox: sandboxOn
      ? {
          port: value.SANDBOX_PORT ?? (value.PORT === 0 ? 0 : value.PORT + 1),
          smtpPort: value.SANDBOX_SMTP_PORT ?? (value.PORT === 0 ? 0 : value.PORT + 2),
          ...(value.SANDBOX === 'shared' && { isShared: true }),
        }
      : undefined,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    supportEmail: value.SUPPORT_EMAIL,
    linkedInOrganizationId: value.LINKEDIN_ORGANIZATION_ID,
    media,
    backups: readBackups(value),
    purge: readCdn(value),
    tracing: readTracing(value),
    providers: Object.fromEntries(providers.map(({ name, read }) => [name, read(value)])),
    bankAccounts: readBankAccounts(value.BANK_ACCOUNTS, sandboxOn),
    priceFloorCents: Math.round(value.PRICE_FLOOR * 100),
    refundTerms: { days: value.REFUND_DAYS, percent: value.REFUND_PROGRESS },
    emailJs: readEmailJs(value),
    discord: value.DISCORD_BOT_TOKEN ? { botToken: value.DISCORD_BOT_TOKEN, ...discordItself } : undefined,
    trustProxy: value.TRUST_PROXY,
    metricsToken: value.METRICS_TOKEN,
    drainSeconds: value.DRAIN_SECONDS,
    rateLimits: value.RATE_LIMITS || !sandboxOn,
    logLevel: value.LOG_LEVEL,
  };
}

const discordItself = { apiBase: 'https://discord.com/api/v10', inviteBase: 'https://discord.gg' };

/** All four or none: a form that would fail on submit is not offered. */
function readEmailJs(value: z.infer<typeof environment>): EmailJsSettings | undefined {
  const all = allOrNone(value, [
    'EMAILJS_PUBLIC_KEY',
    'EMAILJS_SERVICE_ID',
    'EMAILJS_CONTACT_TEMPLATE',
    'EMAILJS_INSTRUCTOR_TEMPLATE',
  ]);
  if (!all) return undefined;
  const [publicKey, serviceId, contactTemplate, instructorTemplate] = all;
  const { origin } = new URL(value.EMAILJS_ORIGIN);
  return { origin, publicKey, serviceId, contactTemplate, instructorTemplate };
}

/** Whether a host name or address can only be reached from this machine. */
export function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return (
    bare === 'localhost' ||
    bare.endsWith('.localhost') ||
    bare === '::1' ||
    (isIP(bare) === 4 && bare.startsWith('127.'))
  );
}

function readableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function requireInProduction(value: z.infer<typeof environment>, forStore: string[]): void {
  const always = (['APP_SECRET', 'SMTP_URL'] as const).filter((name) => !value[name]);
  const missing = [...always, ...forStore];
  if (missing.length > 0) {
    throw new StartupError(
      `With the sandbox off, these settings are required but missing: ${missing.join(', ')}.`,
    );
  }
}

function describe(error: z.ZodError): string {
  const wrong = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return `These settings are wrong: ${wrong.join('; ')}.`;
}
