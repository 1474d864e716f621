import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { createApp } from '../../../src/main/app.ts';
import type { Product } from '../../../src/platform/backup/back-up.ts';
import type { Destination } from '../../../src/platform/backup/destinations/destination.ts';
import { folderDestination } from '../../../src/platform/backup/destinations/folder.ts';
import { alone } from '../../../src/platform/backup/locks.ts';
import type { Target } from '../../../src/platform/backup/refusals.ts';
import { checkBackup, type RestoreSummary, restore } from '../../../src/platform/backup/restore.ts';
import { listSequences } from '../../../src/platform/backup/tables-to-copy.ts';
import { createDb, createPool } from '../../../src/platform/database/database.ts';
import { mediaFolderOf, openStores } from '../../../src/platform/media/stores.ts';
import { createLog } from '../../../src/platform/observability/logging.ts';
import { databaseAt, databasePrefix } from '../../harness/database-names.ts';
import { request } from '../../harness/request.ts';
import { copyTemplate, onServer, type TestProduct } from '../../harness/test-product.ts';
import { startBankPurchase } from '../buying/bank-purchase.ts';
import { completeLectures, makeEnrolment } from '../enrolments.ts';
import { checksums } from '../media/checksums.ts';
import { makePerson } from '../people.ts';

/** A learner's session, order with a receipt, certificate and review, and a table of several megabytes. */
export async function fillWorld(product: TestProduct) {
  const { ctx } = product;
  const purchase = await startBankPurchase(product);
  const { body: order } = await purchase.place();
  await purchase.confirm({ orderId: order.orderId });

  const admin = await makePerson(ctx, { role: 'admin' });
  const { learner, course } = await makeEnrolment(ctx);
  await completeLectures(ctx, learner.id, course, 3);
  const asked = await request<{ certificate: { _id: string } }>(
    product,
    `POST /certificates/${course.id}/request`,
    { as: learner },
  );
  const decided = await request<{ certificate: { number: string } }>(
    product,
    `PUT /certificates/admin/${asked.body.certificate._id}/approve`,
    { as: admin },
  );
  await ctx.db
    .insertInto('reviews')
    .values({
      courseId: course.id,
      userId: learner.id,
      rating: 4,
      text: 'Line one\nTab\there, \\N and “quotes”',
    })
    .execute();
  // Webhooks of many months, in every kind of partition.
  await ctx.pool.query(
    `insert into webhook_events (provider, event_id, payload, received_at)
     select 'stripe', 'evt_' || day, '{}', now() + make_interval(days => day) from generate_series(-80, 240, 40) as day`,
  );
  await ctx.pool.query(
    `insert into audit_log (actor_id, action, subject_type, subject_id, details)
     select $1::uuid, 'test.filled', 'user', $1::text, jsonb_build_object('text', repeat('ü€😀 ', 30), 'number', n)
     from generate_series(1, 8000) as n`,
    [learner.id],
  );
  return {
    learner,
    course,
    buyer: purchase.buyer,
    orderId: order.orderId,
    number: decided.body.certificate.number,
  };
}

/** A temporary folder that is removed with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A destination for backups in a new temporary folder. */
export async function newFolder() {
  const folder = await temporaryFolder();
  return { folder, destination: folderDestination(folder) };
}

/** A destination that keeps the one backup written to it in memory. */
export function inMemory(): { destination: Destination; bytes: () => Buffer } {
  const pieces: Buffer[] = [];
  const destination: Destination = {
    place: (name) => name,
    check: async () => 'Memory can be written to.',
    prepare: async () => {},
    write: async (_name, source) => {
      for await (const piece of source) pieces.push(piece);
    },
    read: () => Readable.from(pieces, { objectMode: false }),
    list: async () => [],
    remove: async () => {},
  };
  return { destination, bytes: () => Buffer.concat(pieces) };
}

/** An empty database and data folder, removed with the test. */
export const emptyTarget = (overrides: Partial<Target> = {}): Promise<Target> =>
  newTarget((name) => onServer(`create database ${name}`), overrides);

/** A target with a migrated database without data. A restore migrates an empty database first, which takes longer. */
export const migratedTarget = (): Promise<Target> => newTarget(copyTemplate);

async function newTarget(
  create: (name: string) => Promise<void>,
  overrides: Partial<Target> = {},
): Promise<Target> {
  const name = databasePrefix(inject('runId')) + randomBytes(6).toString('hex');
  await create(name);
  const direct = createPool(databaseAt(inject('serverUrl'), name), createLog('silent'), { max: 8 });
  const dataDir = await temporaryFolder();
  onTestFinished(async () => {
    await direct.end();
    await onServer(`drop database ${name} with (force)`);
  });
  return {
    direct,
    dataDir,
    mediaFolder: mediaFolderOf(dataDir),
    isSandbox: true,
    appSecret: undefined,
    keepSecret: false,
    ...overrides,
  };
}

/** Checks a backup and restores it, as the command does, once the locks of an earlier attempt have ended. */
export async function checkAndRestore(target: Target, source: () => Readable): Promise<RestoreSummary> {
  await expect.poll(() => alone(target.direct, async () => 'free').catch(String)).toBe('free');
  return restore(target, await checkBackup(target, source), source);
}

/** Causes a fault after a query with this text, once the database has decided its outcome. */
export function afterQuery({ direct }: Target, text: string, fault: () => void | Promise<void>): void {
  direct.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const faulty = (...args: unknown[]) => {
      const result = query(...args);
      if (args[0] !== text) return result;
      return result.then(async (rows) => {
        await fault();
        return rows;
      });
    };
    Object.assign(client, { query: faulty });
  });
}

/** The product on a restored database and data folder. */
export function productOn(
  { direct, dataDir }: Target,
  { ctx }: TestProduct,
): Pick<TestProduct, 'ctx' | 'app'> {
  const settings = { ...ctx.settings, dataDir };
  const restored = { ...ctx, settings, pool: direct, direct, db: createDb(direct), ...openStores(settings) };
  return { ctx: restored, app: createApp(restored, { pages: false }).app };
}

/** The product to back up, and a function that returns the checksum of every table as the backup saw it. */
export function rememberingChecksums(product: Product) {
  let seen: Record<string, string> = {};
  const remembering: Product = {
    ...product,
    localKeys: async function* (client) {
      seen = await checksums(client);
      yield* product.localKeys(client);
    },
  };
  return { product: remembering, seen: () => seen };
}

/** Keys, foreign keys, checks, triggers and their state: what a restore has to leave as it was. */
export async function rulesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ rule: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and conrelid <> 0
     union all
     select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     order by 1`,
  );
  return rows.map(({ rule }) => rule);
}

/** The value of every sequence. */
export const sequencesOf = (pool: Pool) => listSequences(pool as unknown as PoolClient);

/** The SHA-256 of every file in a folder, by its path. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.map(async (path) => [
      path.slice(folder.length + 1),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ]),
  );
  return Object.fromEntries(hashes.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

/** Makes the folder of a product's media, for a product without any. */
export const makeMediaFolder = ({ ctx }: Pick<TestProduct, 'ctx'>) =>
  mkdir(mediaFolderOf(ctx.settings.dataDir), { recursive: true });
