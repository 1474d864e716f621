import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourseBody } from '../../factories/drafts.ts';
import { makePerson, type Person } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';
import { table } from '../permissions/permission-table.ts';

let product: TestProduct;
let admin: Person;
let instructor: Person;
let learner: Person;
let draft: unknown;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
  instructor = await makePerson(product.ctx, { role: 'instructor' });
  learner = await makePerson(product.ctx);
  draft = await makeCourseBody(product.ctx, instructor.id);
});
afterAll(() => product.close());

/** Valid bodies, so that only the id is wrong. */
const bodyOf = (route: string): unknown =>
  ({
    'PUT /courses/{id}': draft,
    'PATCH /courses/{id}/publication': { isPublished: true },
    'PUT /courses/{id}/reviews/{reviewId}/answer': { text: 'Thank you.' },
    'DELETE /courses/{id}/reviews/{reviewId}': { reason: 'Not about the course.' },
    'PUT /admin/badges/{number}/expiry': { validUntil: '2099-01-31' },
    'PATCH /admin/courses/{id}/review': { status: 'approved' },
    'PUT /admin/courses/{id}/status': { status: 'published' },
    'PUT /admin/users/{id}/role': { role: 'instructor' },
    'POST /courses/{id}/questions': question,
    'PUT /questions/{questionId}': question,
    'POST /courses/{id}/questions/import': { format: 'aiken', text: 'Two and two?', domain: 'Sums' },
    'POST /questions/{questionId}/voiding': { reason: 'Two are right.' },
    'POST /attempts/{attemptId}/voiding': { reason: 'A picture was missing.' },
    'POST /courses/{id}/quizzes': { title: 'Sums', perDomain: { Sums: 1 } },
    'PUT /quizzes/{quizId}': { title: 'Sums', perDomain: { Sums: 1 } },
    'POST /quizzes/{quizId}/extra-attempts': { userId: randomUUID() },
    'PUT /admin/renewal-schemes/{key}/confirmation': { version: 1, checkedOn: '2026-05-03' },
    'POST /admin/renewal-schemes/{key}/versions': newVersion,
    'PATCH /coupons/{id}': { isActive: false },
    'PUT /courses/{id}/live-sessions/{sessionId}': {
      title: 'Your questions',
      startsAt: `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T18:00`,
      timeZone: 'UTC',
      minutes: 60,
      link: 'https://meet.example/risk',
    },
    'PUT /live-sessions/{sessionId}/recording': { lectureId: null },
    'PUT /courses/{id}/announcements/{announcementId}': {
      title: 'News',
      body: 'Section 3 is new.',
      audience: 'all',
    },
    'PUT /announcements/{announcementId}/hiding': { reason: 'Advertising.' },
    'PUT /threads/{threadId}/hiding': { reason: 'Spam.' },
    'PUT /threads/{threadId}/posts/{postId}/hiding': { reason: 'Spam.' },
    'PUT /certificates/admin/{id}/reject': { reason: 'The name is missing.' },
    'PUT /admin/course-credits/{id}/refuse': { reason: 'The number is wrong.' },
    'POST /admin/payouts/{id}/outcome': { outcome: 'failed', reason: 'The account is closed.' },
    'POST /admin/payout-profiles/{id}/check': { decision: 'approve', version: 1 },
    'POST /admin/orders/{id}/reject': { reason: 'No such transfer.' },
    'PATCH /bundles/{id}/status': { status: 'draft' },
    'PUT /bundles/{id}': { title: 'A route', price: 50, courses: [randomUUID(), randomUUID()] },
    'POST /admin/refund-requests/{id}/refuse': { reason: 'Too late.' },
    'POST /admin/orders/{id}/refund': { reason: 'Asked for.' },
    ...learnersBodies,
  })[route];

const activity = {
  title: 'A talk',
  provider: 'PMO Days',
  startsOn: '2026-05-03',
  endsOn: '2026-05-03',
  hours: 1,
};
const learnersBodies = {
  'PUT /courses/{id}/progress': { lectureId: randomUUID() },
  'PUT /courses/{id}/lectures/{lectureId}/playback': { position: 1, percent: 1 },
  'PUT /courses/{id}/target-date': { date: null },
  'PUT /courses/{id}/emails': { emails: true },
  'PUT /courses/{id}/reviews': { rating: 4, text: 'Clear and short.' },
  'PUT /courses/{id}/notes/{noteId}': { lectureId: randomUUID(), second: 1, text: 'Ask who pays.' },
  'PUT /courses/{id}/threads/{threadId}': { title: 'Who decides?', body: 'Nobody does.' },
  'PUT /threads/{threadId}/posts/{postId}': { body: 'Found it myself.' },
  'PUT /attempts/{attemptId}/answers/{questionId}': { value: null },
  'POST /attempts/{attemptId}/questions/{questionId}/report': { text: 'Two are right.' },
  'PUT /practice/{questionId}': { value: '4' },
  'PUT /renewals/holdings/{id}/scheme-version': { version: 1 },
  'PUT /renewals/entries/{id}': activity,
  'POST /payment/bundles/{id}/create-order': { paymentMethod: 'stripe' },
  'POST /payment/gifts/{id}/create-order': { paymentMethod: 'stripe' },
  'POST /payment/orders/{id}/lines/{position}/refund': { reason: 'Not for me.' },
  'PUT /gifts/{id}': { recipientName: 'Priya Raman', recipientEmail: 'priya@example.com' },
};

/** The body for a route that takes a file. */
function formOf(route: string): FormData | undefined {
  if (!['POST /courses/{id}/credits', 'POST /renewals/entries/{id}/evidence'].includes(route))
    return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries({ family: 'apm', amount: '1' })) form.set(name, value);
  form.set('file', new Blob(['%PDF-1.7\n%%EOF']), 'proof.pdf');
  return form;
}

const newVersion = {
  ...{ version: 1, name: 'PMP', step: 0.25, cycleMonths: 36, total: 60, areas: [], groups: [] },
  ...{ perYear: null, perActivity: null, perDay: null, carryOverMonths: null, carryOverMaximum: null },
  ...{ needsReflection: false, minimumActivities: 0, source: 'pmi.org', sourceUrl: '', checkedOn: null },
};
const question = { kind: 'number', stem: 'Two and two?', value: 4, domain: 'Sums' };

/** Routes for administrators or instructors that take an id. */
const routes = Object.entries(table)
  .filter(([route, may]) => route.includes('{') && !may.includes('learner') && !may.includes('enrolled'))
  .map(([route]) => route)
  .filter((route) => !route.includes('/uploads/') && !route.includes('{month}'));

const auditRows = async () =>
  (
    await product.ctx.db
      .selectFrom('auditLog')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe.each(routes)('%s', (route) => {
  test.each([
    ['text that is not an id', () => 'nonsense', [400, 404]],
    ['an unknown id', () => randomUUID(), [404]],
  ])('refuses %s with an explanation, and records nothing', async (_what, id, statuses) => {
    const before = await auditRows();
    const line = route.replace(/\{\w+\}/g, id) as Parameters<typeof request>[1];
    const as = table[route]?.includes('admin') ? admin : instructor;
    const { status, body } = await request<{ message: string }>(product, line, {
      as,
      ...(formOf(route) ? { form: formOf(route) } : { body: bodyOf(route) }),
    });
    expect(statuses).toContain(status);
    expect(body.message).toMatch(/^[A-Z].* .*[a-z.]$/);
    expect(await auditRows()).toBe(before);
  });
});

/** Routes that delete a learner's texts: a text that does not exist counts as deleted. */
const deleting = /^DELETE \/threads/;
const learnersRoutes = Object.entries(table)
  .filter(([route, may]) => route.includes('{') && may.includes('enrolled') && !may.includes('anonymous'))
  .map(([route]) => route)
  .filter((route) => !route.includes('{provider}') && !deleting.test(route));

test.each(learnersRoutes)('%s refuses a learner’s request with an unknown id', async (route) => {
  const path = route.replace('{position}', '1').replace(/\{\w+\}/g, () => randomUUID());
  const line = path.endsWith('/offer') ? `${path}?coupon=SPRING-20` : path;
  const { status, body } = await request<{ message: string }>(product, line as 'GET /', {
    as: learner,
    ...(formOf(route) ? { form: formOf(route) } : { body: bodyOf(route) }),
  });
  expect([403, 404], body.message).toContain(status);
});
