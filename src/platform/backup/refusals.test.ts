import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../../test/factories/people.ts';
import {
  afterQuery,
  checkAndRestore,
  emptyTarget,
  inMemory,
  migratedTarget,
} from '../../../test/factories/processes/backups.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { productToBackUp } from '../../main/backup/backup-commands.ts';
import { migrate } from '../database/schema/migrate.ts';
import { writeArchive } from './archive.ts';
import { backUp, type Product } from './back-up.ts';
import { readBackup } from './read-backup.ts';
import type { Target } from './refusals.ts';
import { checkBackup } from './restore.ts';

let product: TestProduct;
let whole: Buffer;
beforeAll(async () => {
  product = await createTestProduct();
  await makePerson(product.ctx);
  const { dataDir } = product.ctx.settings;
  await mkdir(join(dataDir, 'media/images'), { recursive: true });
  await writeFile(join(dataDir, 'media/images/a.webp'), 'a picture');
  whole = await backedUp();
});
afterAll(() => product.close());

async function backedUp(overrides: Partial<Product> = {}): Promise<Buffer> {
  const { destination, bytes } = inMemory();
  await backUp({ ...(await productToBackUp(product.ctx)), ...overrides }, destination, 'whole');
  return bytes();
}

const from = (bytes: Buffer) => () => Readable.from([bytes], { objectMode: false });

/** Changes the header of a backup so that its checksum still matches. */
async function withHeader(change: object): Promise<Buffer> {
  const { header, footer, secret } = await readBackup(from(whole)());
  const bytes: Buffer[] = [];
  const add = (text: string) =>
    (async function* () {
      yield Buffer.from(text);
    })();
  await writeArchive(
    async (source) => {
      for await (const piece of source) bytes.push(piece);
    },
    async (archive) => {
      const entries = [
        ['milepost-backup.json', JSON.stringify({ ...header, ...change })],
        ['secret', secret],
      ] as const;
      for (const [name, text] of entries) await archive.add(name, Buffer.byteLength(text), add(text));
      const end = JSON.stringify({ ...footer, digest: archive.digest() });
      await archive.add('end.json', Buffer.byteLength(end), add(end));
    },
  );
  return Buffer.concat(bytes);
}

const hasTables = async ({ direct }: Target) => {
  const { rows } = await direct.query("select to_regclass('users') is not null as has");
  return rows[0].has as boolean;
};

/** Expects the refusal, and no change to the database or the data folder. */
async function expectUntouched(target: Target, bytes: Buffer, sentence: string | RegExp): Promise<void> {
  const before = [await hasTables(target), await readdir(target.dataDir, { recursive: true })];
  await expect(checkAndRestore(target, from(bytes))).rejects.toThrow(sentence);
  expect([await hasTables(target), await readdir(target.dataDir, { recursive: true })]).toEqual(before);
}

describe('a file that cannot be restored', () => {
  test('is refused when it is not a backup', async () => {
    const target = await emptyTarget();
    for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), gzipSync('hello')])
      await expectUntouched(target, bytes, /not a backup of Milepost|incomplete|damaged/);
    await expectUntouched(target, Buffer.from('hello'), 'This file is not a backup of Milepost.');
  });

  test('is refused when it was cut short, wherever it ends', async () => {
    for (let share = 1; share < 20; share += 1) {
      const short = whole.subarray(0, Math.floor((whole.length * share) / 20));
      await expect(readBackup(from(short)()), `${share * 5}%`).rejects.toThrow('incomplete');
    }
    await expect(readBackup(from(whole.subarray(0, -1))())).rejects.toThrow('incomplete');
    await expectUntouched(await emptyTarget(), whole.subarray(0, -20), 'incomplete');
  });

  test('is refused when its entries end early, even if its compression is intact', async () => {
    const tar = gunzipSync(whole);
    const end = tar.indexOf('end.json');
    const withoutEnd = gzipSync(Buffer.concat([tar.subarray(0, end), Buffer.alloc(1024)]));
    await expectUntouched(await emptyTarget(), withoutEnd, 'incomplete');
  });

  test('is refused when a single bit has changed', async () => {
    const original = await readBackup(from(whole)());
    const tar = gunzipSync(whole);
    for (let step = 0; step < 150; step += 1) {
      const flipped = Buffer.from(whole);
      const at = 10 + Math.floor(((whole.length - 18) * step) / 150);
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (step % 8)), at);
      const outcome = await readBackup(from(flipped)()).catch((error: Error) => error.message);
      if (typeof outcome === 'string')
        expect(outcome).toMatch(/damaged|incomplete|not a backup|another version/);
      // Padding between compressed blocks has no meaning.
      else expect(gunzipSync(flipped).equals(tar), `byte ${at}`).toBe(true);
    }
    const picture = tar.indexOf('a picture');
    tar.write('b', picture);
    await expectUntouched(await emptyTarget(), gzipSync(tar), 'its checksum is wrong');
    expect(original.footer.media).toMatchObject({ files: 1, bytes: 9 });
  });

  test('is refused when it has a format or migrations that this version lacks', async () => {
    const target = await emptyTarget();
    const { header } = await readBackup(from(whole)());
    await expectUntouched(
      target,
      await withHeader({ format: 2, product: '9.9.9' }),
      'another version of Milepost, 9.9.9, in a format that this version cannot read',
    );
    await expectUntouched(
      target,
      await withHeader({ product: '9.9.9', migrations: [...header.migrations, '9999_future'] }),
      'a later version of Milepost, 9.9.9, with the migration 9999_future',
    );
    await expectUntouched(
      target,
      await withHeader({ migrations: header.migrations.toSpliced(3, 1) }),
      'a later version of Milepost',
    );
    await expect(
      checkAndRestore(target, from(await withHeader({ queueMigration: 999, product: '0.0.9' }))),
    ).rejects.toThrow('restore with Milepost 0.0.9, then update. Nothing was restored.');
    await expect(
      checkAndRestore(target, from(whole)),
      'the same target takes a good one',
    ).resolves.toBeDefined();
  });
});

describe('a target', () => {
  test('with data is refused, so that nothing is restored twice', async () => {
    const target = await migratedTarget();
    await checkAndRestore(target, from(whole));
    const elsewhere = await emptyTarget();
    await expectUntouched({ ...elsewhere, direct: target.direct }, whole, 'The database is not empty (');
    const { rows } = await target.direct.query('select count(*)::int as count from users');
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('in use, for example by a running product, is refused', async () => {
    const target = await emptyTarget();
    const other = await emptyTarget({});
    const { options } = target.direct;
    other.direct.options.connectionString = options.connectionString;
    const client = await other.direct.connect();
    try {
      await expectUntouched(target, whole, 'in use by 1 other connection: stop Milepost');
    } finally {
      client.release(true);
    }
  });

  test('with files in its media folder is refused', async () => {
    const target = await emptyTarget();
    await mkdir(join(target.mediaFolder, 'images'), { recursive: true });
    await expectUntouched(target, whole, `${target.mediaFolder} is not empty`);
  });

  test('with another secret is refused, unless that secret is to be kept', async () => {
    const target = await migratedTarget();
    const path = join(target.dataDir, 'secret');
    await writeFile(path, 'another secret');
    await expectUntouched(target, whole, `remove ${path}, or add --keep-secret`);
    await expectUntouched({ ...target, appSecret: 'one more' }, whole, 'set APP_SECRET to the one');
    await checkAndRestore({ ...target, keepSecret: true }, from(whole));
    expect(await readFile(path, 'utf8')).toBe('another secret');
  });

  test('that already has the backup’s secret is accepted', async () => {
    const { secret } = await readBackup(from(whole)());
    const target = await emptyTarget({ appSecret: secret });
    await checkAndRestore(target, from(whole));
    expect(await readdir(target.dataDir)).toEqual(['media']);
  });

  test('without the sandbox is refused for a backup of the sandbox', async () => {
    await expectUntouched(await emptyTarget({ isSandbox: false }), whole, 'restore it with SANDBOX=on');
    const real = await backedUp({ isSandbox: false });
    for (const isSandbox of [true, false])
      await expect(checkBackup({ isSandbox }, from(real))).resolves.toBeDefined();
  });

  test('that has been migrated further than the backup is refused', async () => {
    const target = await migratedTarget();
    const { header } = await readBackup(from(whole)());
    const older = await withHeader({ migrations: header.migrations.slice(0, -1) });
    await expectUntouched(target, older, `migrated further than the backup, to ${header.migrations.at(-1)}`);
    await expect(checkAndRestore(target, from(whole)), 'but an equal schema is fine').resolves.toBeDefined();
  });
});

test('a restore that fails midway leaves no data, no media and no secret, and can be repeated', async () => {
  const target = await migratedTarget();
  await target.direct.query("alter table users add constraint users_none check (name = 'nobody') not valid");
  await expect(checkAndRestore(target, from(whole))).rejects.toThrow('users_none');
  const { rows } = await target.direct.query('select count(*)::int as count from users');
  expect(rows).toEqual([{ count: 0 }]);
  expect(await readdir(target.dataDir, { recursive: true })).toEqual(['media']);
  await target.direct.query('alter table users drop constraint users_none');
  await expect(checkAndRestore(target, from(whole))).resolves.toMatchObject({ files: 1 });
});

test('a restore that fails at its very end leaves nothing either', async () => {
  const target = await migratedTarget();
  let opened = 0;
  const source = () => {
    opened += 1;
    // The backup is opened a second time to be restored. The secret is written last.
    if (opened === 2) mkdirSync(join(target.dataDir, 'secret'));
    return from(whole)();
  };
  await expect(checkAndRestore(target, source)).rejects.toThrow('EISDIR');
  const { rows } = await target.direct.query('select count(*)::int as count from users');
  expect(rows).toEqual([{ count: 0 }]);
  expect(await readdir(target.dataDir, { recursive: true })).toEqual(['media', 'secret']);
});

test('a secret that cannot be read is not replaced', async () => {
  const target = await emptyTarget();
  await mkdir(join(target.dataDir, 'secret'));
  await expect(checkAndRestore(target, from(whole))).rejects.toThrow(/secret cannot be read \(EISDIR\)/);
});

test('a process that starts during a restore waits, and writes nothing', async () => {
  const target = await emptyTarget();
  const { rows } = await target.direct.query<{ name: string }>('select current_database() as name');
  // In this database only: the other tests’ processes wait for other locks.
  const waiting = async () =>
    (
      await product.ctx.pool.query(
        `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where datname = $1 and locktype = 'advisory' and not granted`,
        [rows[0]?.name],
      )
    ).rowCount;
  let starting: Promise<unknown> = Promise.resolve();
  async function* whileStarting() {
    starting = migrate(target.direct);
    await expect.poll(waiting).toBe(1);
    yield whole;
  }
  const sources = [from(whole), () => Readable.from(whileStarting(), { objectMode: false })];
  await checkAndRestore(target, () => (sources.shift() as () => Readable)());
  await expect(starting).resolves.toEqual([]);
});

test('rows that were written after the check are not lost', async () => {
  const target = await migratedTarget();
  const write = "insert into audit_log (action, subject_type, subject_id) values ('x', 'y', 'z')";
  const count = async () => (await target.direct.query('select from audit_log')).rowCount;
  afterQuery(target, 'begin', async () => {
    if ((await count()) === 0) await target.direct.query(write);
  });
  await expect(checkAndRestore(target, from(whole))).rejects.toThrow('audit_log has rows');
  expect(await count()).toBe(1);
});

test('a connection that breaks after the commit does not undo the restore', async () => {
  const target = await migratedTarget();
  let isLast = false;
  afterQuery(target, 'select pg_current_xact_id()::text as id', () => {
    isLast = true;
  });
  afterQuery(target, 'commit', () => {
    if (isLast) throw new Error('Connection terminated unexpectedly');
  });
  await expect(checkAndRestore(target, from(whole))).resolves.toMatchObject({ files: 1 });
  expect(await readdir(target.mediaFolder, { recursive: true })).toContain('images/a.webp');
});

test('a backup that changes between its check and its restore leaves nothing', async () => {
  const target = await migratedTarget();
  const other = await backedUp();
  const sources = [whole, other];
  await expect(checkAndRestore(target, () => from(sources.shift() as Buffer)())).rejects.toThrow('damaged');
  expect(await readdir(target.dataDir, { recursive: true })).toEqual(['media']);
});
