import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson } from '../../../test/factories/people.ts';
import {
  afterQuery,
  checkAndRestore,
  makeMediaFolder,
  migratedTarget,
  newFolder,
  temporaryFolder,
} from '../../../test/factories/processes/backups.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { productToBackUp } from '../../main/backup/backup-commands.ts';
import { createPool } from '../database/database.ts';
import { backUp, type Product } from './back-up.ts';
import { folderDestination } from './destinations/folder.ts';
import { alone } from './locks.ts';
import { addBackup } from './schedule/keep-backup.ts';

let product: TestProduct;
let source: Product;
beforeAll(async () => {
  product = await createTestProduct();
  await makePerson(product.ctx);
  await makeMediaFolder(product);
  source = await productToBackUp(product.ctx);
});
afterAll(() => product.close());

test('a second backup at the same time is refused, but a later one is not', async () => {
  const { destination } = await newFolder();
  await alone(product.ctx.direct, async () => {
    await expect(backUp(source, destination, 'second.tar.gz')).rejects.toThrow(
      'Another backup or restore of this database is running',
    );
  });
  await expect(backUp(source, destination, 'second.tar.gz')).resolves.toBeDefined();
});

test('a killed process leaves no file named like a backup and no lock; its partial file is removed later', async () => {
  const { folder, destination } = await newFolder();
  const { options } = product.ctx.direct;
  const child = spawn(
    process.execPath,
    [
      'test/factories/processes/stalled-backup.ts',
      String(options.connectionString),
      source.mediaFolder,
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await expect(backUp(source, destination, 'other.tar.gz')).rejects.toThrow('Another backup');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await readdir(folder)).toEqual(['killed.tar.gz.part']);

  const old = join(folder, 'milepost-20260101T000000Z.tar.gz.part');
  await writeFile(old, 'half');
  await utimes(old, 1, 1);
  await expect
    .poll(() => backUp(source, destination, 'killed.tar.gz').then(() => 'done', String), { timeout: 10_000 })
    .toBe('done');
  expect(await readdir(folder)).toEqual(['killed.tar.gz']);
});

test('a database connection that breaks midway is reported in one sentence, and leaves nothing', async () => {
  const { folder, destination } = await newFolder();
  const broken: Product = {
    ...source,
    localKeys: async function* (client) {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      await product.ctx.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      yield [];
    },
  };
  await expect(backUp(broken, destination, 'broken.tar.gz')).rejects.toThrow(
    'The connection to the database was lost: check the database, then try again. The unfinished backup has been removed.',
  );
  expect(await readdir(folder)).toEqual([]);
  await expect(backUp(source, destination, 'broken.tar.gz')).resolves.toBeDefined();
});

test('a connection that breaks during a restore is reported in one sentence', async () => {
  const { destination } = await newFolder();
  await backUp(source, destination, 'whole.tar.gz');
  const target = await migratedTarget();
  afterQuery(target, 'begin', () => {
    throw new Error('Connection terminated unexpectedly');
  });
  await expect(checkAndRestore(target, () => destination.read('whole.tar.gz'))).rejects.toThrow(
    'The connection to the database was lost: check the database, then try again. Nothing was restored.',
  );
});

test.runIf(process.platform === 'linux')(
  'a full disk is reported in one sentence, and the unfinished file is removed',
  async () => {
    const { folder, destination } = await newFolder();
    await symlink('/dev/full', join(folder, 'full.tar.gz.part'));
    await expect(backUp(source, destination, 'full.tar.gz')).rejects.toThrow(
      `The disk of ${folder} is full: make room. The unfinished backup has been removed.`,
    );
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a place that cannot be used is refused before anything is written', async () => {
  const { folder, destination } = await newFolder();
  await backUp(source, destination, 'first.tar.gz');
  const { mtimeMs } = await stat(destination.place('first.tar.gz'));
  await expect(backUp(source, destination, 'first.tar.gz')).rejects.toThrow('already exists');
  expect((await stat(destination.place('first.tar.gz'))).mtimeMs).toBe(mtimeMs);
  await mkdir(join(folder, 'inner'));
  await expect(backUp(source, destination, 'inner')).rejects.toThrow('is a folder: use --to');
  await expect(backUp(source, folderDestination(join(folder, 'missing')), 'x')).rejects.toThrow(
    'does not exist: create it, or mount its disk',
  );
  await expect(backUp(source, folderDestination(destination.place('first.tar.gz')), 'x')).rejects.toThrow(
    'is a file',
  );
});

test('a backup of an empty database, or by a process without the media, is refused', async () => {
  const { destination } = await newFolder();
  const url = new URL(String(product.ctx.direct.options.connectionString));
  url.pathname = '/postgres';
  const empty = createPool(url.toString(), product.ctx.log, { max: 2 });
  try {
    await expect(backUp({ ...source, direct: empty }, destination, 'empty.tar.gz')).rejects.toThrow(
      'The database is empty',
    );
  } finally {
    await empty.end();
  }
  await makeCourse(product.ctx);
  const elsewhere = { ...source, mediaFolder: await temporaryFolder() };
  await expect(backUp(elsewhere, destination, 'elsewhere.tar.gz')).rejects.toThrow(
    `${elsewhere.mediaFolder} has none of the 3 media files in this database`,
  );
});

test('the newest backups stay, whatever else is in the folder and whatever the clocks say', async () => {
  const { folder, destination } = await newFolder();
  const at = (moment: string): Product => ({
    ...source,
    localKeys: async function* () {},
    clock: () => new Date(moment),
  });
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  await writeFile(join(folder, 'milepost-manual.tar.gz'), 'not ours either');
  for (const day of [1, 2, 3]) await addBackup(at(`2026-11-0${day}T02:30:00Z`), destination, 2);
  const others = ['milepost-manual.tar.gz', 'notes.txt'];
  expect((await readdir(folder)).sort()).toEqual([
    'milepost-20261102T023000Z.tar.gz',
    'milepost-20261103T023000Z.tar.gz',
    ...others,
  ]);
  const behind = await addBackup(at('2026-10-01T02:30:00Z'), destination, 1);
  expect(behind.removed).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(['milepost-20261001T023000Z.tar.gz', ...others]);
  await addBackup(at('2026-10-02T02:30:00Z'), destination, 0);
  expect(await readdir(folder)).toHaveLength(4);
  const locked = { ...destination, remove: () => Promise.reject(new Error('No permission.')) };
  const written = await addBackup(at('2026-10-03T02:30:00Z'), locked, 1);
  expect(written.notRemoved?.message).toBe('No permission.');
  expect(await readdir(folder)).toHaveLength(5);
});

test('the database server’s timeouts do not end a backup or restore', async () => {
  const url = new URL(String(product.ctx.direct.options.connectionString));
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout'];
  url.searchParams.set('options', limits.map((name) => `-c ${name}=60000`).join(' '));
  const limited = createPool(url.toString(), product.ctx.log, { max: 2 });
  const read = { text: 'select setting from pg_settings where name = any($1)', values: [limits] };
  try {
    const settings = (client: Pick<typeof limited, 'query'>) =>
      client.query<{ setting: string }>(read).then(({ rows }) => rows.map(({ setting }) => setting));
    expect(await settings(limited)).toEqual(['60000', '60000', '60000']);
    expect(await alone(limited, settings)).toEqual(['0', '0', '0']);
  } finally {
    await limited.end();
  }
});
