import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';
import { table } from './permission-table.ts';
import { makeWorld, type World } from './permission-world.ts';
import { type Principal, principals } from './principals.ts';

let product: TestProduct;
let routes: string[] = [];

beforeAll(async () => {
  product = await createTestProduct({
    providers: {
      stripe: { secretKey: 'sk_test_matrix', webhookSecret: 'whsec_matrix', apiBase: nowhere },
      paypal: { clientId: 'c', clientSecret: 's', webhookId: 'w', live: false, apiBase: nowhere },
      paystack: { secretKey: 'sk_test_matrix', apiBase: nowhere, pageOrigin: nowhere },
    },
  });
  const { body } = await request<{ paths: Record<string, object> }>(product, 'GET /openapi.json');
  routes = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
});
afterAll(() => product.close());

const nowhere = 'http://127.0.0.1:9';
/** Statuses that count as refused. A 404 hides a record from people who may not see it. */
const refusals = [401, 403, 404];

test('every route of the API is in the table, and the table has no others', () => {
  expect([...routes, 'GET /openapi.json'].sort()).toEqual(Object.keys(table).sort());
});

test.each(Object.keys(table))('%s lets in exactly the principals in the table', async (route) => {
  const passed: Principal[] = [];
  const statuses: Record<string, number> = {};
  for (const principal of principals) {
    const { status } = await ask(route, await worldFor(principal));
    statuses[principal] = status;
    if (refusals.includes(status)) continue;
    passed.push(principal);
    if (status !== 400 && changesTheWorld(route)) worlds.delete(principal);
  }
  expect(passed, JSON.stringify(statuses)).toEqual(
    principals.filter((principal) => table[route]?.includes(principal)),
  );
  if (!passed.includes('anonymous')) expect(statuses).toMatchObject({ anonymous: 401, inactive: 401 });
});

const changesTheWorld = (route: string): boolean => !route.startsWith('GET ') || route === 'GET /logout';

/**
 * The worlds that no request has changed. A request that only reads, is refused or has bad input leaves its world to
 * the next route.
 */
const worlds = new Map<Principal, World>();

async function worldFor(principal: Principal): Promise<World> {
  const world = worlds.get(principal) ?? (await makeWorld(product.ctx, principal));
  worlds.set(principal, world);
  return world;
}

function ask(route: string, world: World) {
  const [method, template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => parameter(template, name, world));
  const query = template.endsWith('/offer') ? `?coupon=${world.couponCode}` : '';
  const line = `${method} ${path}${query}` as Parameters<typeof request>[1];
  return request(product, line, {
    as: world.who ?? undefined,
    body: method === 'GET' ? undefined : bodyOf(route, world),
  });
}

function parameter(path: string, name: string, world: World): string {
  if (name === 'lectureId') return world.course.lectureIds[1] ?? '';
  if (name === 'reviewId') return world.reviewId;
  if (name === 'threadId') return world.threadId;
  if (name === 'sessionId') return world.liveSessionId;
  if (path.startsWith('/calendar-feeds')) return world.calendarToken;
  if (name === 'announcementId') return world.announcementId;
  if (name === 'quizId') return world.quizId;
  if (name === 'creditId' || path.startsWith('/admin/course-credits')) return world.claimId;
  if (name === 'attemptId') return world.attemptId;
  if (name === 'questionId') return path.startsWith('/attempts') ? world.askedId : world.seriesId;
  if (name === 'evidenceId') return world.evidenceId;
  if (name === 'postId') return world.postId;
  if (name === 'number') return world.certificate.number;
  if (name === 'publicId') return world.assetId;
  if (name === 'token') return path.startsWith('/gift-claims') ? world.giftToken : 'no-such-token';
  if (name === 'provider') return 'paypal';
  if (name === 'key') return 'pmp';
  if (name === 'position') return '1';
  if (path.startsWith('/bundles') || path.startsWith('/own-bundles') || path.startsWith('/payment/bundles'))
    return world.bundleId;
  if (path.startsWith('/gifts') || path.startsWith('/payment/gifts')) return world.giftId;
  if (path.startsWith('/admin/refund-requests')) return world.requestId;
  if (path.startsWith('/admin/share-terms')) return world.termsVersion;
  if (path.startsWith('/admin/own-shares')) return world.ownShareId;
  if (path.startsWith('/admin/ledger/corrections')) return world.correctionId;
  if (path.startsWith('/admin/payout-runs')) return world.runId;
  if (path.startsWith('/admin/payout-profiles')) return world.course.instructorId;
  if (path.startsWith('/user/sessions')) return world.sessionId;
  if (path.startsWith('/payment/orders') || path.startsWith('/admin/orders')) return world.orderId;
  if (path.startsWith('/uploads')) return world.uploadId;
  if (path.startsWith('/coupons')) return world.couponId;
  if (path.startsWith('/admin/system/jobs')) return world.jobId;
  if (path.startsWith('/renewals/holdings')) return world.holdingId;
  if (path.startsWith('/renewals/entries')) return world.entryId;
  if (path.startsWith('/admin/users')) return world.course.instructorId;
  if (path.startsWith('/certificates/admin')) return world.certificate.id;
  return world.course.id;
}

/**
 * Valid bodies: where permission depends on the record, an empty body would be refused before permission is checked.
 */
function bodyOf(route: string, world: World): unknown {
  const bodies: Record<string, unknown> = {
    'PUT /courses/{id}': draftWith(world.videoId),
    'PATCH /courses/{id}/publication': { isPublished: true },
    'PUT /renewals/holdings/{id}/scheme-version': { version: 1 },
    'PUT /courses/{id}/reviews': { rating: 4, text: 'Clear and short.' },
    'PUT /courses/{id}/reviews/{reviewId}/answer': { text: 'Thank you.' },
    'DELETE /courses/{id}/reviews/{reviewId}': { reason: 'Not about the course.' },
    'PUT /courses/{id}/notes/{noteId}': {
      lectureId: world.course.lectureIds[0],
      second: 1,
      text: 'Ask who pays.',
    },
    'PUT /courses/{id}/threads/{threadId}': { title: 'Who decides?', body: 'Nobody does.' },
    'PUT /threads/{threadId}/posts/{postId}': { body: 'Found it myself.' },
    'PUT /courses/{id}/announcements/{announcementId}': announcement,
    'PUT /announcements/{announcementId}/hiding': { reason: 'Advertising.' },
    'PUT /courses/{id}/live-sessions/{sessionId}': liveSession(),
    'PUT /live-sessions/{sessionId}/recording': { lectureId: null },
    'PUT /courses/{id}/emails': { emails: true },
    'PUT /renewals/entries/{id}': {
      title: 'A talk',
      provider: 'PMO Days',
      startsOn: '2026-05-03',
      endsOn: '2026-05-03',
      hours: 1,
    },
    'PUT /courses/{id}/target-date': { date: null },
    'PUT /courses/{id}/progress': { lectureId: world.course.lectureIds[0] },
    'PUT /courses/{id}/lectures/{lectureId}/playback': { position: 1, percent: 1 },
    'POST /payment/verify-payment': { paymentMethod: 'free', orderId: world.orderId },
    'POST /payment/{provider}/create-order': { courseId: world.course.id },
    'POST /payment/{provider}/capture-payment': { orderId: world.orderId },
    'POST /payment/create-order': { courseId: world.course.id, paymentMethod: 'stripe' },
    'POST /courses/{id}/questions': question,
    'PUT /questions/{questionId}': question,
    'POST /courses/{id}/quizzes': { title: 'Sums', questions: [world.seriesId] },
    'PUT /quizzes/{quizId}': { title: 'Sums', questions: [world.seriesId] },
    'POST /quizzes/{quizId}/extra-attempts': { userId: world.course.id },
    'PUT /attempts/{attemptId}/answers/{questionId}': { value: '4' },
    'POST /attempts/{attemptId}/questions/{questionId}/report': { text: 'Two are right.' },
    'POST /courses/{id}/questions/import': { format: 'aiken', text: 'Two and two?', domain: 'Sums' },
    'POST /questions/{questionId}/voiding': { reason: 'Two are right.' },
    'POST /attempts/{attemptId}/voiding': { reason: 'A picture was missing.' },
    'POST /coupons': { scope: 'course', courseId: world.course.id, percent: 10 },
    'PATCH /coupons/{id}': { isActive: false },
    'POST /payment/orders/{id}/lines/{position}/refund': { reason: 'Not for me.' },
    'POST /admin/refund-requests/{id}/refuse': { reason: 'Too late.' },
    'POST /bundles': bundleOf(world),
    'PUT /bundles/{id}': bundleOf(world),
    'PATCH /bundles/{id}/status': { status: 'draft' },
    'PUT /bundles/consent': { included: true },
    'POST /payment/bundles/{id}/create-order': { paymentMethod: 'stripe' },
    'POST /payment/gifts/{id}/create-order': { paymentMethod: 'stripe' },
    'POST /gifts': { courseId: world.course.id, ...gift },
    'PUT /gifts/{id}': gift,
  };
  return bodies[route] ?? {};
}

const liveSession = () => ({
  title: 'Your questions',
  startsAt: `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T18:00`,
  timeZone: 'UTC',
  minutes: 60,
  link: 'https://meet.example/risk',
});

const announcement = { title: 'News', body: 'Section 3 is new.', audience: 'all' };

const bundleOf = (world: World) => ({ title: 'A route', price: 50, courses: world.bundleCourses });

const gift = {
  recipientName: 'Priya Raman',
  recipientEmail: 'priya@example.com',
  deliverOn: new Date().toISOString().slice(0, 10),
};

const draftWith = (publicId: string) => ({
  title: 'A title',
  subtitle: 'A subtitle',
  description: 'A description',
  category: 'Risk Management',
  level: 'Beginner',
  language: 'English',
  price: 10,
  learningOutcomes: ['Something to do'],
  sections: [{ title: 'First', lectures: [{ title: 'One', video: { publicId } }] }],
});

const question = { kind: 'number', stem: 'Two and two?', value: 4, domain: 'Sums' };
