import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../../../test/factories/media/upload-file.ts';
import { makePerson } from '../../../../../test/factories/people.ts';
import { filesIn, inMemory } from '../../../../../test/factories/processes/backups.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import { productToBackUp } from '../../../../main/backup/backup-commands.ts';
import { backUp } from '../../../../platform/backup/back-up.ts';
import { mediaFolderOf } from '../../../../platform/media/stores.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const files = async () => Object.keys(await filesIn(mediaFolderOf(product.ctx.settings.dataDir))).length;

test('a file deleted during a backup is unavailable immediately, and leaves the disk after the backup', async () => {
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const id = await uploadFile(product, author);
  await product.runJobs();
  expect(await files()).toBe(1);

  async function* whileBackedUp(): AsyncGenerator<string[]> {
    const deleted = await request(product, `DELETE /media/delete/${id}`, { as: author });
    expect(deleted.status).toBe(200);
    await product.runJobs();
    expect(await files(), 'while the backup runs').toBe(1);
    yield [];
  }
  const source = { ...(await productToBackUp(product.ctx)), localKeys: whileBackedUp };
  const { media } = await backUp(source, inMemory().destination, 'world.tar.gz');
  expect(media.files).toBe(1);
  expect(await product.ctx.db.selectFrom('assets').select('id').where('id', '=', id).execute()).toEqual([]);

  await product.ctx.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
  );
  await product.runJobs();
  expect(await files(), 'after it').toBe(0);
});
