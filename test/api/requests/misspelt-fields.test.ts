import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const id = '0199c0de-0000-7000-8000-000000000001';
const gift = { recipientName: 'Ada', recipientEmail: 'ada@example.com' };
const session = {
  title: 'Your questions',
  startsAt: '2027-01-15T10:00',
  timeZone: 'UTC',
  minutes: 60,
  link: 'https://meet.example',
};
const news = { title: 'News', body: 'The new lecture is out.', audience: 'all' };

/** Without these fields, a request would do more than was meant: immediately, for everyone or without a limit. */
test.each([
  ['the day of a gift', 'PUT', `/gifts/${id}`, 'user', gift, 'deliverOn'],
  ['the day of a new gift', 'POST', '/gifts', 'user', { courseId: id, ...gift }, 'deliverOn'],
  ['the time of an announcement', 'PUT', `/courses/${id}/announcements/${id}`, 'instructor', news, 'sendAt'],
  ['the places of a session', 'PUT', `/courses/${id}/live-sessions/${id}`, 'instructor', session, 'capacity'],
  ['the uses of a coupon', 'POST', '/coupons', 'instructor', { scope: 'all', percent: 50 }, 'maxUses'],
  ['the amount of a payout', 'POST', '/earnings/payouts', 'instructor', {}, 'amount'],
  [
    'the attempts of a quiz',
    'PUT',
    `/quizzes/${id}`,
    'instructor',
    { title: 'Q', questions: [id] },
    'maxAttempts',
  ],
  [
    'an instructor’s shares',
    'POST',
    '/admin/own-shares',
    'admin',
    { email: 'ada@example.com', effectiveFrom: '2028-01-01' },
    'ownShare',
  ],
] as const)('%s is never ignored because it is misspelt', async (_, method, path, role, body, field) => {
  const as = await makePerson(product.ctx, { role });
  const misspelt = field.toLowerCase() === field ? `${field}s` : field.toLowerCase();
  const refused = await request(product, `${method} ${path}`, { as, body: { ...body, [misspelt]: 1 } });
  expect([refused.status, refused.body.message]).toEqual([400, `There is no field named ${misspelt}.`]);
});
