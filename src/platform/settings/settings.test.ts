import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLoopback, readSettings } from './settings.ts';

const production = {
  APP_URL: 'https://milepost.example',
  APP_SECRET: '0123456789abcdef',
  SMTP_URL: 'smtp://mail.example',
};

test('nothing needs to be set on one machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://localhost:3000',
    secure: false,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePool: 10,
    jobsInWeb: true,
    workerConcurrency: 4,
    appSecret: undefined,
    sandbox: { port: 3001, smtpPort: 3002 },
    mailFrom: 'Milepost <hello@milepost.example>',
    supportEmail: 'support@milepost.example',
    emailJs: undefined,
    discord: undefined,
    rateLimits: true,
    logLevel: 'info',
  });
});

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', APP_URL: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test.each([
  [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '30.5' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ SANDBOX_PORT: 'x' }, 'SANDBOX_PORT: must be a whole number from 0 to 65535'],
  [{ APP_URL: 'milepost.example' }, 'APP_URL: '],
  [{ APP_URL: 'ftp://milepost.example' }, 'APP_URL: '],
  [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL: must start with postgres://'],
  [{ DATABASE_URL: 'postgres://host:port/db' }, 'DATABASE_URL: must be a URL'],
  [{ DATABASE_DIRECT_URL: 'db.example' }, 'DATABASE_DIRECT_URL: must start with postgres://'],
  [
    { DATABASE_REPLICA_URLS: 'postgres://a.example/milepost,b.example' },
    'DATABASE_REPLICA_URLS.1: must start with postgres://',
  ],
  [{ DATABASE_POOL: '4' }, 'DATABASE_POOL: must be a whole number from 5 to 500'],
  [{ DATABASE_POOL: '501' }, 'DATABASE_POOL: must be a whole number from 5 to 500'],
  [{ DATABASE_POOL: '10.5' }, 'DATABASE_POOL: must be a whole number from 5 to 500'],
  [{ WORKER_CONCURRENCY: '0' }, 'WORKER_CONCURRENCY: must be a whole number from 1 to 100'],
  [{ WORKER_CONCURRENCY: '101' }, 'WORKER_CONCURRENCY: must be a whole number from 1 to 100'],
  [{ JOBS: 'yes' }, 'JOBS: '],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS: must be a whole number from 0 to 300'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must start with smtp:// or smtps://'],
  [{ APP_SECRET: '0123456789abcde' }, 'APP_SECRET: needs at least 16 characters'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: needs at least 16 characters'],
  [{ SANDBOX: 'yes' }, 'SANDBOX: '],
  [{ RATE_LIMITS: '1' }, 'RATE_LIMITS: '],
  [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL: '],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: '],
  [{ EMAILJS_ORIGIN: 'emailjs' }, 'EMAILJS_ORIGIN: '],
])('%o is refused', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(`These settings are wrong: ${sentence}`);
});

test('every wrong value is named in one message', () => {
  expect(() => readSettings({ PORT: 'x', SMTP_URL: 'y', LOG_LEVEL: 'z' })).toThrow(
    /PORT: .*; SMTP_URL: .*; LOG_LEVEL: /,
  );
});

test.each([['postgres://u:p@db.example/milepost'], ['postgresql://u:p@db.example/milepost']])(
  'the database may be at %s',
  (DATABASE_URL) => {
    expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  },
);

test('a direct URL needs the URL that it complements', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://db.example/milepost' };
  expect(() => readSettings(direct)).toThrow('DATABASE_DIRECT_URL is set without DATABASE_URL');
  const both = { ...direct, DATABASE_URL: 'postgres://pooler.example/milepost' };
  expect(readSettings(both).databaseDirectUrl).toBe(direct.DATABASE_DIRECT_URL);
});

test('replicas are a list of URLs, and need the URL of their primary', () => {
  const replicas = { DATABASE_REPLICA_URLS: 'postgres://a.example/milepost, postgres://b.example/milepost' };
  expect(() => readSettings(replicas)).toThrow('DATABASE_REPLICA_URLS is set without DATABASE_URL');
  const all = { ...replicas, DATABASE_URL: 'postgres://db.example/milepost' };
  const expected = ['postgres://a.example/milepost', 'postgres://b.example/milepost'];
  expect(readSettings(all).databaseReplicaUrls).toEqual(expected);
  expect(readSettings({}).databaseReplicaUrls).toEqual([]);
});

test('a purge token is a bearer token, or names its header', () => {
  const CDN_PURGE_URL = 'https://cdn.example/purge';
  expect(() => readSettings({ CDN_PURGE_TOKEN: 'x' })).toThrow(
    'CDN_PURGE_TOKEN is set without CDN_PURGE_URL',
  );
  expect(() => readSettings({ CDN_PURGE_URL: 'cdn.example' })).toThrow('CDN_PURGE_URL: must be an http');
  expect(readSettings({}).purge).toBeUndefined();
  expect(readSettings({ CDN_PURGE_URL }).purge).toEqual({ url: CDN_PURGE_URL, headers: {} });
  const headersFor = (CDN_PURGE_TOKEN: string) =>
    readSettings({ CDN_PURGE_URL, CDN_PURGE_TOKEN }).purge?.headers;
  expect(headersFor('abc')).toEqual({ authorization: 'Bearer abc' });
  expect(headersFor('Fastly-Key: abc')).toEqual({ 'Fastly-Key': 'abc' });
});

test('reads the smallest and largest number of connections and jobs, and whether the web process runs jobs', () => {
  const least = { DATABASE_POOL: '5', WORKER_CONCURRENCY: '1', JOBS: 'off' };
  expect(readSettings(least)).toMatchObject({ databasePool: 5, workerConcurrency: 1, jobsInWeb: false });
  const most = { DATABASE_POOL: '500', WORKER_CONCURRENCY: '100', JOBS: 'on' };
  expect(readSettings(most)).toMatchObject({ databasePool: 500, workerConcurrency: 100, jobsInWeb: true });
});

test('the highest port is 65535', () => {
  expect(readSettings({ PORT: '65535' }).port).toBe(65_535);
});

describe('the product’s URL', () => {
  test.each([
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::', SANDBOX: 'on' }, 'http://localhost:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ APP_URL: 'http://localhost:4000//' }, 'http://localhost:4000'],
    [production, 'https://milepost.example'],
  ])('%o is %s', (env, appUrl) => {
    expect(readSettings({ ...production, APP_URL: undefined, ...env }).appUrl).toBe(appUrl);
  });

  test('says whether everything is served over https', () => {
    expect(readSettings(production).secure).toBe(true);
    expect(readSettings({ ...production, APP_URL: 'http://milepost.example' }).secure).toBe(false);
  });
});

describe('the sandbox', () => {
  test.each([
    [{}, true],
    [{ APP_URL: 'http://127.0.0.1:3000' }, true],
    [{ APP_URL: 'https://milepost.example' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ SANDBOX: 'off' }, false],
    [{ SANDBOX: 'on', APP_URL: 'https://milepost.example' }, true],
    [{ SANDBOX: 'shared', APP_URL: 'https://milepost.example' }, true],
  ])('with %o: %s', (env, isOn) => {
    const settings = readSettings({ ...production, APP_URL: undefined, ...env });
    expect(settings.sandbox !== undefined).toBe(isOn);
  });

  test('uses the ports after the product’s, other ones when they are set, and any with port 0', () => {
    expect(readSettings({ PORT: '4000' }).sandbox).toEqual({ port: 4001, smtpPort: 4002 });
    const own = { SANDBOX_PORT: '5000', SANDBOX_SMTP_PORT: '5001' };
    expect(readSettings(own).sandbox).toEqual({ port: 5000, smtpPort: 5001 });
    expect(readSettings({ PORT: '0' }).sandbox).toEqual({ port: 0, smtpPort: 0 });
  });

  test('is run by another process if it is shared', () => {
    const env = { PORT: '4000', SANDBOX_PORT: '5000', SANDBOX_SMTP_PORT: '5001' };
    expect(readSettings({ ...env, SANDBOX: 'shared' }).sandbox?.isShared).toBe(true);
    expect(readSettings({ ...env, SANDBOX: 'on' }).sandbox?.isShared).toBeUndefined();
  });

  test('when off, the secret and the mail server are required', () => {
    expect(() => readSettings({ SANDBOX: 'off' })).toThrow(
      'With the sandbox off, these settings are required but missing: APP_SECRET, SMTP_URL.',
    );
    expect(() => readSettings({ ...production, SMTP_URL: undefined })).toThrow('missing: SMTP_URL.');
    expect(readSettings(production).smtpUrl).toBe(production.SMTP_URL);
  });

  test('when off, rate limits cannot be disabled', () => {
    expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
    expect(readSettings({ ...production, RATE_LIMITS: 'off' }).rateLimits).toBe(true);
  });
});

describe('EmailJS', () => {
  const all = {
    EMAILJS_PUBLIC_KEY: 'key',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_CONTACT_TEMPLATE: 'contact',
    EMAILJS_INSTRUCTOR_TEMPLATE: 'instructor',
  };

  test('is used when all four values are set, at its own origin or another', () => {
    expect(readSettings(all).emailJs).toEqual({
      origin: 'https://api.emailjs.com',
      publicKey: 'key',
      serviceId: 'service',
      contactTemplate: 'contact',
      instructorTemplate: 'instructor',
    });
    const elsewhere = { ...all, EMAILJS_ORIGIN: 'http://localhost:9/path' };
    expect(readSettings(elsewhere).emailJs?.origin).toBe('http://localhost:9');
  });

  test.each(Object.keys(all))('needs %s too', (missing) => {
    expect(() => readSettings({ ...all, [missing]: '' })).toThrow('must be set together.');
  });
});

test('a Discord bot is used when its token is set', () => {
  expect(readSettings({ DISCORD_BOT_TOKEN: 'token' }).discord).toMatchObject({ botToken: 'token' });
});

test.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['127.evil.example', false],
  ['localhost.evil.example', false],
  ['10.0.0.1', false],
  ['0.0.0.0', false],
  ['milepost.example', false],
])('whether %s is this machine: %s', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});

test('the URL of a CDN for videos needs a bucket and must have no path', () => {
  const CDN_MEDIA_URL = 'https://videos.example';
  expect(() => readSettings({ CDN_MEDIA_URL })).toThrow('CDN_MEDIA_URL is set without S3_BUCKET');
  const S3_BUCKET = 'films';
  expect(() => readSettings({ S3_BUCKET, CDN_MEDIA_URL: `${CDN_MEDIA_URL}/films` })).toThrow(
    'CDN_MEDIA_URL: must have no path',
  );
  expect(readSettings({ S3_BUCKET, CDN_MEDIA_URL }).media.s3?.cdnOrigin).toBe(CDN_MEDIA_URL);
});
