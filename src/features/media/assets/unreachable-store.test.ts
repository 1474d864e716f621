import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tusAs } from '../../../../test/factories/media/resumable.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { serveProduct } from '../../../../test/factories/processes/serving.ts';
import { storeSettings } from '../../../../test/factories/processes/stores.ts';
import { createTestProduct } from '../../../../test/harness/test-product.ts';

const sentence =
  'The file store cannot be reached at the moment. Nothing was saved; please try again in a few minutes.';

describe('while Cloudinary is unreachable', () => {
  test('a resumable upload fails with a clear message, is kept once complete, and can be cancelled', async () => {
    const { sandbox, dataDir, media } = await storeSettings('cloudinary');
    const product = await createTestProduct({ dataDir, media });
    const served = await serveProduct(product);
    try {
      const author = await makePerson(product.ctx, { role: 'instructor' });
      const lecture = await readFile(join(import.meta.dirname, '../samples', 'lecture.mp4'));
      await sandbox.close();

      const client = tusAs(served, author);
      const { url } = await client.begin(lecture.length);
      const last = await client.piece(url, 0, lecture);
      expect([last.status, (await last.json()).message]).toEqual([503, sentence]);
      expect(await client.offsetOf(url)).toBe(String(lecture.length));

      expect(await product.ctx.db.selectFrom('assets').select('id').execute()).toEqual([]);
      expect((await client.call('DELETE', url)).status).toBe(204);
    } finally {
      await served.close();
      await product.close();
    }
  });
});
