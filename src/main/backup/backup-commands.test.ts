import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makePerson } from '../../../test/factories/people.ts';
import { emptyTarget, makeMediaFolder, temporaryFolder } from '../../../test/factories/processes/backups.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { openSandbox, withSandbox } from '../sandbox.ts';
import { backUpNow, restoreNow } from './backup-commands.ts';

let product: TestProduct;
let settings: Settings;
let printed: string;
beforeAll(async () => {
  product = await createTestProduct();
  await makePerson(product.ctx);
  await makeMediaFolder(product);
  const databaseUrl = String(product.ctx.direct.options.connectionString);
  settings = { ...product.ctx.settings, databaseUrl, logLevel: 'silent' };
});
afterAll(() => product.close());
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  return () => vi.restoreAllMocks();
});

test('a backup is written to a file, verified and restored', async () => {
  const file = join(await temporaryFolder(), 'world.tar.gz');
  await backUpNow(settings, [file]);
  expect(printed).toMatch(
    new RegExp(`with \\d+ rows and 0 media files were written to ${file} \\(\\d+ kB\\)`),
  );
  expect(printed).toContain('protect it like the database itself');
  await restoreNow(settings, ['--verify', file]);
  expect(printed).toContain('is complete');

  const target = await emptyTarget();
  const databaseUrl = String(target.direct.options.connectionString);
  await restoreNow({ ...settings, databaseUrl, dataDir: target.dataDir }, [file]);
  expect(printed).toMatch(/The backup of .* has been restored/);
  const { rows } = await target.direct.query('select count(*)::int as count from users');
  expect(rows).toEqual([{ count: 1 }]);
});

test('the sandbox stores backups until a service or its keys are set; a region alone is not enough', () => {
  const sandbox = { url: 'http://127.0.0.1:1', smtpUrl: 'smtp://127.0.0.1:2' };
  const endpointOf = (env: Record<string, string>) =>
    withSandbox(readSettings(env), sandbox).backups.account.endpoint;
  expect(endpointOf({ S3_REGION: 'eu-central-1' })).toBe('http://127.0.0.1:1/s3');
  expect(endpointOf({ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' })).toBeUndefined();
});

test('--to and BACKUP_TO add a dated backup to a folder, or to a bucket of the sandbox', async () => {
  const folder = await temporaryFolder();
  await backUpNow(settings, ['--to', folder]);
  await backUpNow({ ...settings, backups: { ...settings.backups, to: `${folder}/` } }, []).catch(
    (error: Error) => expect(error.message).toContain('already exists'),
  );
  expect((await readdir(folder)).length).toBeGreaterThan(0);

  const sandbox = await openSandbox(settings, { port: 0, smtpPort: 0 });
  try {
    const ports = { port: Number(new URL(sandbox.url).port), smtpPort: 1 };
    const sandboxed = { ...settings, sandbox: ports };
    await backUpNow(sandboxed, ['--to', 's3://milepost/nightly']);
    const key = /s3:\/\/milepost\/nightly\/\S+\.gz/.exec(printed)?.[0] ?? '';
    await restoreNow(sandboxed, ['--verify', key]);
    expect(printed).toContain('is complete');
  } finally {
    await sandbox.close();
  }
});

test.each([[[]], [['one', 'two']], [['one', '--to', 'two']], [['--unknown']]])(
  'backup with the arguments %j explains its usage',
  async (args) => {
    await expect(backUpNow(settings, args)).rejects.toThrow('npm run backup -- FILE');
  },
);

test.each([[[]], [['one', 'two']], [['one', '--unknown']]])(
  'restore with the arguments %j explains its usage',
  async (args) => {
    await expect(restoreNow(settings, args)).rejects.toThrow('npm run restore -- FILE');
  },
);

test('a file that does not exist is reported in one sentence', async () => {
  const file = join(await temporaryFolder(), 'missing.tar.gz');
  await expect(restoreNow(settings, [file])).rejects.toThrow(`There is no backup at ${file}.`);
});
