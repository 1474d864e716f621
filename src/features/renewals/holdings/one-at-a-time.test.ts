import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { addRenewal } from '../../../../test/factories/renewals.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const day = '2026-03-01';
const activity = { title: 'A talk', provider: 'PMO Days', startsOn: day, endsOn: day, hours: 1 };
const evidence = () => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'proof.pdf', { type: 'application/pdf' }));
  return { form };
};

test.each([
  ['adding a certification', 'POST', 'holdings', { body: { scheme: 'csm', earnedOn: day } }, 200],
  ['removing a certification', 'DELETE', 'holdings/HOLDING', {}, 200],
  ['starting the next cycle', 'POST', 'holdings/HOLDING/next-cycle', {}, 409],
  ['switching to a version', 'PUT', 'holdings/HOLDING/scheme-version', { body: { version: 1 } }, 200],
  ['adding an activity', 'POST', 'entries', { body: activity }, 200],
  ['changing an activity', 'PUT', 'entries/ENTRY', { body: activity }, 200],
  ['removing an activity', 'DELETE', 'entries/ENTRY', {}, 200],
  ['adding evidence', 'POST', 'entries/ENTRY/evidence', evidence(), 200],
] as const)(
  '%s waits for another change to a learner’s certifications',
  async (_what, method, path, sent, status) => {
    const learner = await makePerson(product.ctx);
    const { holdingId, entryId } = await addRenewal(product.ctx, learner.id);
    const held = await product.ctx.pool.connect();
    try {
      await held.query('begin');
      await held.query('select from users where id = $1 for no key update', [learner.id]);
      const line =
        `${method} /renewals/${path.replace('HOLDING', holdingId).replace('ENTRY', entryId)}` as const;
      const changing = request(product, line, { as: learner, ...sent });
      await expect.poll(() => waitingForLocks(product)).toBe(1);
      await held.query('commit');
      expect((await changing).status).toBe(status);
    } finally {
      held.release();
    }
  },
);
