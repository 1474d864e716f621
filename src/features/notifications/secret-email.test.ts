import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.runJobs());

/** The content of the job queue, as a dump would show it. */
const queue = async () => {
  const { rows } = await sql`select * from graphile_worker._private_jobs`.execute(product.ctx.db);
  return JSON.stringify(rows);
};

test.each([
  [
    'a confirmation',
    'POST /register',
    { name: 'Ada Byron', password: 'correct horse 1' },
    /verify-email\/[\w-]{43}/,
  ],
  ['a password reset', 'POST /user/forget-password', {}, /reset-password\/[\w-]{43}/],
  ['a welcome to the newsletter', 'POST /newsletter/subscribe', {}, /one-click\/[^>]+/],
] as const)(
  '%s is unreadable in the job queue, and arrives with its link',
  async (_name, route, body, link) => {
    const { email } = route.includes('forget')
      ? await makePerson(product.ctx)
      : { email: 'sealed@example.com' };
    const response = await request(product, route, { body: { ...body, email } });
    expect(response.status).toBe(200);
    const before = await queue();
    expect(before).toContain('sealed');
    const [message] = await product.runJobs();
    const sent = JSON.stringify(message);
    const secret = link.exec(sent)?.[0] ?? 'no link';
    expect(sent).toContain(secret);
    const token = secret.split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(before).not.toContain(token);
    expect(before).not.toContain(email);
  },
);

test('an email that cannot be decrypted fails with a reason in its job', async () => {
  await request(product, 'POST /newsletter/subscribe', { body: { email: 'other@example.com' } });
  await sql`update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{sealed}', '"x"')::json`.execute(
    product.ctx.db,
  );
  expect(await product.runJobs()).toEqual([]);
  await expect.poll(queue).toMatch(/"lastError":"[^"]+"/);
});
