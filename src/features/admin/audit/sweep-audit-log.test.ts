import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { audit } from '../../../platform/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { recurringAdminJobs } from '../index.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

async function sweep(): Promise<string[]> {
  const { db } = product.ctx;
  for (const { job } of recurringAdminJobs) await addJob(db, job, {});
  await product.runJobs();
  const rows = await db.selectFrom('auditLog').select(['subjectType', 'subjectId']).execute();
  return rows.map(({ subjectType, subjectId }) => `${subjectType} ${subjectId}`).toSorted();
}

test('the security log is deleted after twelve months; the history of courses, orders and certificates stays', async () => {
  const { db } = product.ctx;
  for (const type of ['user', 'asset', 'course', 'order', 'certificate'] as const)
    await audit(db, null, 'test.done', { type, id: 'old' });
  const day = 24 * 3_600_000;
  product.advance(364 * day);
  expect(await sweep()).toEqual(['asset old', 'certificate old', 'course old', 'order old', 'user old']);

  product.advance(1.1 * day);
  await db
    .insertInto('auditLog')
    .values({
      actorId: null,
      action: 'user.activated',
      subjectType: 'user',
      subjectId: 'new',
      details: '{}',
      at: product.ctx.clock(),
    })
    .execute();
  expect(await sweep()).toEqual(['certificate old', 'course old', 'order old', 'user new']);
});
