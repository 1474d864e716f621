import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { storeSettings } from '../../../../test/factories/processes/stores.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct } from '../../../../test/harness/test-product.ts';

type Failure = { code: string; message: string };

test('a file that Cloudinary refuses to delete is deleted from Milepost, its author is told, and a job retries', async () => {
  const { sandbox, dataDir, media } = await storeSettings('cloudinary');
  const product = await createTestProduct({ dataDir, media });
  onTestFinished(() => product.close());
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const form = new FormData();
  form.set('resourceType', 'raw');
  form.set('file', new File(['task,owner'], 'tasks.csv'));
  const sent = await request<{ data: { public_id: string } }>(product, 'POST /media', { form, as: author });
  const id = sent.body.data.public_id;
  const rows = product.ctx.db.selectFrom('assets').selectAll().where('id', '=', id);
  const { storageKey } = await rows.executeTakeFirstOrThrow();
  const stored = () => product.ctx.store.read(storageKey).toArray();

  await fetch(`${sandbox.url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'cloudinary', kind: 'error' }),
  });
  const refused = await request<Failure>(product, `DELETE /media/delete/${id}`, { as: author });
  expect([refused.status, refused.body]).toMatchObject([
    503,
    { code: 'media.not_removed', message: 'Failed to delete media from Cloudinary' },
  ]);
  expect(await rows.executeTakeFirst()).toBeUndefined();
  expect(Buffer.concat(await stored()).toString()).toBe('task,owner');
  expect((await request(product, `DELETE /media/delete/${id}`, { as: author })).status).toBe(404);

  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(product.ctx.db);
  await product.runJobs();
  await expect(stored()).rejects.toThrow();
});
