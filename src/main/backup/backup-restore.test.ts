import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksums } from '../../../test/factories/media/checksums.ts';
import { makePerson } from '../../../test/factories/people.ts';
import {
  checkAndRestore,
  emptyTarget,
  filesIn,
  fillWorld,
  newFolder,
  productOn,
  rememberingChecksums,
  rulesOf,
  sequencesOf,
} from '../../../test/factories/processes/backups.ts';
import { createOldDatabase } from '../../../test/harness/old-database.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { backUp } from '../../platform/backup/back-up.ts';
import { isMigrated } from '../../platform/database/schema/migrate.ts';
import { mediaFolderOf } from '../../platform/media/stores.ts';
import { productToBackUp } from './backup-commands.ts';

let product: TestProduct;
let world: Awaited<ReturnType<typeof fillWorld>>;
beforeAll(async () => {
  product = await createTestProduct();
  world = await fillWorld(product);
});
afterAll(() => product.close());

/** Writes to the product until it is stopped, one row after another. */
function keepWriting() {
  let isStopped = false;
  const writing = (async () => {
    for (let count = 0; ; count += 1) {
      if (isStopped) return count;
      await makePerson(product.ctx);
    }
  })();
  return {
    stop: () => {
      isStopped = true;
      return writing;
    },
  };
}

test('a backup made during writes restores exactly its snapshot, and the product runs on it', async () => {
  const { destination } = await newFolder();
  const { product: remembering, seen } = rememberingChecksums(await productToBackUp(product.ctx));
  const writer = keepWriting();
  const summary = await backUp(remembering, destination, 'world.tar.gz');
  expect(await writer.stop()).toBeGreaterThan(0);
  expect(await checksums(product.ctx.pool)).not.toEqual(seen());
  expect((await stat(destination.place('world.tar.gz'))).mode & 0o077).toBe(0);

  const target = await emptyTarget();
  const restored = await checkAndRestore(target, () => destination.read('world.tar.gz'));
  expect(restored).toMatchObject({ rows: summary.rows, files: summary.media.files, skipped: [] });
  expect(summary).toMatchObject({ media: { files: 1, missing: 6 } });

  const { dataDir } = product.ctx.settings;
  expect(await checksums(target.direct)).toEqual(seen());
  expect(await sequencesOf(target.direct)).toEqual(await sequencesOf(product.ctx.pool));
  expect(await rulesOf(target.direct)).toEqual(await rulesOf(product.ctx.pool));
  expect(await filesIn(target.mediaFolder)).toEqual(await filesIn(mediaFolderOf(dataDir)));
  expect(await readFile(join(target.dataDir, 'secret'), 'utf8')).toBe(
    await readFile(join(dataDir, 'secret'), 'utf8'),
  );

  const again = productOn(target, product);
  const { learner, buyer, number, orderId, course } = world;
  const verified = await request(again, `GET /certificates/verify/${number}`);
  expect(verified.status).toBe(200);
  const own = await request(again, 'GET /certificates/my-certificates', { as: learner });
  expect(own.body).toMatchObject({ total: 1, certificates: [{ approvalStatus: 'approved' }] });
  const order = await request(again, `GET /payment/orders/${orderId}`, { as: buyer });
  expect(order.status).toBe(200);

  const rating = () =>
    again.ctx.db
      .selectFrom('courses')
      .select(['ratingCount', 'ratingSum'])
      .where('id', '=', course.id)
      .executeTakeFirstOrThrow();
  expect(await rating(), 'counted once').toEqual({ ratingCount: 1, ratingSum: 4 });
  const reviewer = await makePerson(again.ctx);
  await again.ctx.db
    .insertInto('reviews')
    .values({ courseId: course.id, userId: reviewer.id, rating: 5, text: 'Good' })
    .execute();
  expect(await rating(), 'triggers are on').toEqual({ ratingCount: 2, ratingSum: 9 });
  await expect(
    target.direct.query('delete from courses where id = $1', [course.id]),
    'foreign keys are on',
  ).rejects.toMatchObject({ code: '23503' });
});

test('a backup of an earlier version is restored and then migrated', async () => {
  const old = await createOldDatabase('0029_prerequisites');
  try {
    await runMigrations({ pgPool: old.pool });
    await old.pool.query('create table operators_own (id int)');
    await old.pool.query(
      "insert into users (name, email, password_hash, role) values ('Ada', 'ada@example.com', 'x', 'user')",
    );
    const { destination } = await newFolder();
    const source = { ...(await productToBackUp(product.ctx)), direct: old.pool };
    await backUp(source, destination, 'old.tar.gz');

    const target = await emptyTarget();
    const { skipped, rows } = await checkAndRestore(target, () => destination.read('old.tar.gz'));
    expect({ skipped, rows }).toEqual({ skipped: ['public.operators_own'], rows: 1 });
    expect(await isMigrated(target.direct)).toBe(true);
    const { rows: users } = await target.direct.query('select email from users');
    expect(users).toEqual([{ email: 'ada@example.com' }]);
  } finally {
    await old.close();
  }
});
