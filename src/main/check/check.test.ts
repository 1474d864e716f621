import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { storeSettings } from '../../../test/factories/processes/stores.ts';
import { databaseAt } from '../../../test/harness/database-names.ts';
import { createTestProduct } from '../../../test/harness/test-product.ts';
import { checkBot } from '../../features/community/index.server.ts';
import { checkProviders } from '../../features/payments/index.server.ts';
import { find } from '../../platform/failures/finding.ts';
import { checkMailServer } from '../../platform/mail/check-mail-server.ts';
import { checkStore } from '../../platform/media/check-store.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { openSandbox, withSandbox } from '../sandbox.ts';
import { findAll } from './check.ts';
import { withoutSecrets } from './without-secrets.ts';

const folder = () => join(tmpdir(), `milepost-check-${randomBytes(6).toString('hex')}`);
const sentences = async (env: Record<string, string>) =>
  Object.fromEntries((await findAll(env)).map(({ part, sentence }) => [part, sentence]));

/** Starts a sandbox, which simulates every provider. @returns settings that point to it */
async function sandboxed() {
  const settings = readSettings({ DATA_DIR: folder(), PORT: '0' });
  const sandbox = await openSandbox(settings, { port: 0, smtpPort: 0 });
  onTestFinished(() => sandbox.close());
  return withSandbox(settings, sandbox);
}

/** A server that accepts connections and never sends anything. */
async function silentServer(): Promise<number> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

test('without settings everything is fine and nothing is created', async () => {
  const DATA_DIR = folder();
  const findings = await findAll({ DATA_DIR });
  expect(findings.map(({ part, isFine }) => [part, isFine])).toEqual([
    ['settings', true],
    ['data folder', true],
    ['database', true],
  ]);
  expect(findings[1]?.sentence).toBe(`${DATA_DIR} does not exist yet; the first start creates it.`);
});

test('all wrong settings are reported as one finding', async () => {
  expect(await findAll({ PORT: 'x', JOBS: 'y' })).toEqual([
    { part: 'settings', isFine: false, sentence: expect.stringMatching(/PORT: .*; JOBS: /) },
  ]);
});

test('an external database is described, with its migrations', async () => {
  const product = await createTestProduct();
  onTestFinished(() => product.close());
  const { rows } = await product.ctx.pool.query<{ name: string }>('select current_database() as name');
  const DATABASE_URL = databaseAt(inject('serverUrl'), rows[0]?.name ?? '');
  const found = await sentences({ DATABASE_URL, DATA_DIR: folder() });
  expect(found.database).toMatch(/^PostgreSQL \d\d\..*, in UTF-8; every client has its own connection\.$/);
  expect(found.migrations).toBe('All have been applied.');
  const empty = await sentences({
    DATABASE_URL: databaseAt(inject('serverUrl'), 'postgres'),
    DATA_DIR: folder(),
  });
  expect(empty.migrations).toMatch(/^Pending: \d+; the next start applies them\.$/);
});

test('an unreachable database and mail server are reported separately, without their passwords', async () => {
  const findings = await findAll({
    DATA_DIR: folder(),
    DATABASE_URL: 'postgres://app:database-secret@127.0.0.1:1/milepost',
    SMTP_URL: 'smtp://user:mail-secret@127.0.0.1:1',
  });
  const failed = findings.filter(({ isFine }) => !isFine);
  expect(failed).toEqual([
    { part: 'database', isFine: false, sentence: expect.stringContaining('nothing is listening there.') },
    { part: 'email', isFine: false, sentence: 'It cannot be reached: nothing is listening there.' },
  ]);
  expect(JSON.stringify(findings)).not.toMatch(/database-secret|mail-secret/);
});

test('keys that the services accept are reported as fine, and wrong ones as wrong', async () => {
  const right = await sandboxed();
  const { s3, cloudinary } = right.media;
  if (!s3 || !cloudinary || !right.discord || !right.smtpUrl) throw new Error('The sandbox is incomplete.');
  expect((await checkProviders({ settings: right })).map(({ part, isFine }) => [part, isFine])).toEqual([
    ['PayPal', true],
    ['Paystack', true],
    ['Stripe', true],
  ]);
  expect(await checkStore({ ...right.media, store: 's3' })).toContain('can be reached');
  expect(await checkStore({ ...right.media, store: 'cloudinary' })).toContain('can be reached');
  expect(await checkBot(right.discord)).toContain('accepted');
  expect(await checkMailServer(right.smtpUrl)).toContain('responds');

  const wrong = Object.fromEntries(
    Object.entries(right.providers).map(([name, keys]) => [
      name,
      { ...(keys as object), secretKey: 'a-wrong-key', clientSecret: 'a-wrong-key' },
    ]),
  );
  const refused = await checkProviders({ settings: { providers: wrong } });
  expect(refused.map(({ sentence }) => sentence)).toEqual(
    Array.from({ length: 3 }, () => 'The keys are wrong, or have been revoked.'),
  );
  const wrongKeys = { ...s3, keys: { id: 'sandbox', secret: 'a-wrong-key' } };
  await expect(checkStore({ ...right.media, store: 's3', s3: wrongKeys })).rejects.toThrow(
    'refuses the keys',
  );
  await expect(checkStore({ ...right.media, store: 's3', s3: { ...s3, bucket: 'other' } })).rejects.toThrow(
    'The bucket “other” does not exist.',
  );
  await expect(
    checkStore({ ...right.media, store: 'cloudinary', cloudinary: { ...cloudinary, secret: 'x' } }),
  ).rejects.toThrow('refuses the keys');
  await expect(checkBot({ ...right.discord, botToken: 'a-wrong-key' })).rejects.toThrow(
    'DISCORD_BOT_TOKEN is wrong',
  );
});

test('a collector that cannot be reached is reported', async () => {
  const found = await sentences({ DATA_DIR: folder(), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(found.traces).toMatch(/^It cannot be reached: /);
});

test('a missing backup folder is reported', async () => {
  const DATA_DIR = folder();
  const found = await sentences({ DATA_DIR, BACKUP_TO: `${DATA_DIR}/backups` });
  expect(found.backups).toBe(
    `The backup folder, ${DATA_DIR}/backups, does not exist: create it, or mount its disk.`,
  );
  expect((await sentences({ DATA_DIR, BACKUP_TO: tmpdir() })).backups).toContain('can be written to');
});

test('an unreachable store and a silent mail server are each reported in one sentence', async () => {
  const port = await silentServer();
  const { media } = await storeSettings('s3');
  const away = { ...media, s3: media.s3 && { ...media.s3, endpoint: 'http://127.0.0.1:1' } };
  expect(await find('media store', () => checkStore(away))).toMatchObject({
    isFine: false,
    sentence: 'It cannot be reached: nothing is listening there.',
  });
  expect(await find('email', () => checkMailServer(`smtp://127.0.0.1:${port}`, 200))).toMatchObject({
    isFine: false,
    sentence: 'It cannot be reached: it does not respond.',
  });
});

test('secrets and passwords in URLs are never printed', () => {
  const env = {
    STRIPE_SECRET_KEY: 'sk_live_123456',
    DATABASE_URL: 'postgres://app:p%40ssword@db.example/milepost',
    DATABASE_REPLICA_URLS:
      'postgres://app:first-word@one.example/milepost, postgres://app:second-word@two.example/milepost',
    PORT: '300000',
  };
  expect(withoutSecrets('sk_live_123456, p%40ssword and p@ssword at 300000', env)).toBe(
    '…, … and … at 300000',
  );
  expect(withoutSecrets('first-word and second-word', env)).toBe('… and …');
});
