import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, testPassword } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const utc = (iso: Date) =>
  iso.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

test('the owner is emailed when a password changes, with the time and what to do', async () => {
  const person = await makePerson(product.ctx, { name: 'Ada' });
  const body = { currentPassword: testPassword, newPassword: 'a new password' };
  const at = product.ctx.clock();
  await request(product, 'PUT /user/change-password', { as: person, body });
  const emails = await product.runJobs();
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'Your Milepost password was changed'],
  ]);
  const text = emails[0]?.text.replace(/\s+/g, ' ') ?? '';
  const minutes = [at, new Date(at.getTime() + 60_000)].map(
    (moment) => `was changed on ${utc(moment)} (UTC)`,
  );
  expect(minutes.some((sentence) => text.includes(sentence))).toBe(true);
  expect(text).toContain('signed out on all your other devices');
  expect(text).toContain('/forgot-password');
  expect(text).not.toContain(body.newPassword);
});

test('a refused change sends no email', async () => {
  const person = await makePerson(product.ctx);
  const body = { currentPassword: 'not this one', newPassword: 'a new password' };
  expect((await request(product, 'PUT /user/change-password', { as: person, body })).status).toBe(400);
  expect(await product.runJobs()).toEqual([]);
});

test('the owner is emailed about a reset when the password changes, not when the link is requested', async () => {
  const person = await makePerson(product.ctx);
  await request(product, 'POST /user/forget-password', { body: { email: person.email } });
  const requested = await product.runJobs();
  expect(requested.map(({ subject }) => subject)).toEqual(['Set a new password for Milepost']);
  const token = requested[0]?.text.match(/reset-password\/([\w-]+)/)?.[1];
  const reset = () =>
    request(product, `POST /user/reset-password/${token}`, { body: { password: 'a new password' } });
  expect((await reset()).status).toBe(200);
  const emails = await product.runJobs();
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'Your Milepost password was reset'],
  ]);
  expect(emails[0]?.text.replace(/\s+/g, ' ')).toContain('signed out on all devices');
  expect((await reset()).status).toBe(400);
  expect(await product.runJobs()).toEqual([]);
});
