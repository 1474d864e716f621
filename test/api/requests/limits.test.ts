import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failure } from '../../../src/platform/failures/failure.ts';
import { noLimits } from '../../../src/platform/http/security/limiter.ts';
import { startBankPurchase } from '../../factories/buying/bank-purchase.ts';
import { makePerson, type Person } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

const tooMany = failure('request.too_many', 429, 'Too many attempts. Please try again later.');
const hour = 3600;
const tenMinutes = 600;

let product: TestProduct;
let people: Record<'learner' | 'instructor' | 'buyer', Person>;
let orderId: string;
let counted: unknown[] = [];
/** How many counts succeed before a limit is used up. */
let allowed = 0;

beforeAll(async () => {
  product = await createTestProduct();
  const { buyer, addOrder } = await startBankPurchase(product);
  orderId = await addOrder({});
  const [learner, instructor] = [
    await makePerson(product.ctx),
    await makePerson(product.ctx, { role: 'instructor' }),
  ];
  people = { learner, instructor, buyer };
  product.ctx.limiter = {
    ...noLimits,
    count: async (limit, key) => {
      counted.push([limit.points, limit.seconds, key]);
      if (counted.length > allowed) throw tooMany();
    },
  };
});
afterAll(() => product.close());
beforeEach(() => {
  counted = [];
  allowed = 0;
});

const nowhere = '00000000-0000-4000-8000-000000000000';
const form = new FormData();

test.each([
  [
    'note',
    600,
    hour,
    'learner',
    `PUT /courses/${nowhere}/notes/${nowhere}`,
    { body: { lectureId: nowhere, second: 1, text: 'A note' } },
  ],
  ['review', 60, hour, 'learner', `PUT /courses/${nowhere}/reviews`, { body: { rating: 5, text: 'Good.' } }],
  [
    'reply',
    60,
    hour,
    'instructor',
    `PUT /courses/${nowhere}/reviews/${nowhere}/answer`,
    { body: { text: 'Thanks.' } },
  ],
  [
    'report about a question',
    30,
    hour,
    'learner',
    `POST /attempts/${nowhere}/questions/${nowhere}/report`,
    { body: { text: 'Options B and C say the same thing.' } },
  ],
  ['invitation', 30, hour, 'learner', `GET /courses/${nowhere}/discord`, {}],
  ['upload', 500, hour, 'instructor', 'POST /media', { form }],
  ['resumable upload', 500, hour, 'instructor', 'POST /uploads', {}],
  ['photo', 30, hour, 'learner', 'POST /media/upload-photo', { form }],
  [
    'live session',
    60,
    hour,
    'instructor',
    `PUT /courses/${nowhere}/live-sessions/${nowhere}`,
    {
      body: {
        title: 'Q&A',
        startsAt: '2030-01-01T10:00',
        timeZone: 'UTC',
        minutes: 30,
        link: 'https://meet.example',
      },
    },
  ],
  ['evidence pack', 30, hour, 'learner', `GET /renewals/holdings/${nowhere}/evidence.zip`, {}],
  ['piece of evidence', 100, hour, 'learner', `POST /renewals/entries/${nowhere}/evidence`, { form }],
  ['claim of credits', 60, hour, 'instructor', `POST /courses/${nowhere}/credits`, { form }],
  [
    'order',
    30,
    tenMinutes,
    'learner',
    'POST /payment/create-order',
    { body: { courseId: nowhere, paymentMethod: 'stripe' } },
  ],
  [
    'order on our page',
    30,
    tenMinutes,
    'learner',
    'POST /payment/paypal/create-order',
    { body: { courseId: nowhere } },
  ],
  [
    'order of a bundle',
    30,
    tenMinutes,
    'learner',
    `POST /payment/bundles/${nowhere}/create-order`,
    { body: {} },
  ],
  ['order of a gift', 30, tenMinutes, 'learner', `POST /payment/gifts/${nowhere}/create-order`, { body: {} }],
  [
    'check of a payment',
    60,
    tenMinutes,
    'learner',
    'POST /payment/verify-payment',
    { body: { orderId: nowhere, paymentMethod: 'stripe' } },
  ],
  [
    'capture of a payment',
    60,
    tenMinutes,
    'learner',
    'POST /payment/paypal/capture-payment',
    { body: { orderId: nowhere } },
  ],
  ['cancelled order', 30, tenMinutes, 'learner', `POST /payment/orders/${nowhere}/cancel`, {}],
  ['receipt', 20, hour, 'learner', 'POST /payment/bank-confirmation', { form }],
  [
    'gift',
    20,
    hour,
    'learner',
    'POST /gifts',
    { body: { courseId: nowhere, recipientName: 'Ada', recipientEmail: 'ada@learner.example' } },
  ],
  ['claimed gift', 30, tenMinutes, 'learner', 'POST /gift-claims/token', { body: {} }],
  ['returned gift', 30, tenMinutes, 'learner', 'POST /gift-claims/token/return', {}],
  [
    'request for a refund',
    20,
    hour,
    'buyer',
    'POST /payment/orders/ORDER/lines/1/refund',
    { body: { reason: 'This course is not what I need.' } },
  ],
] as const)(
  'each %s counts, up to %i in %i seconds for one person',
  async (_what, points, seconds, who, line, sent) => {
    const as = people[who];
    const { status } = await request(product, line.replace('ORDER', orderId) as 'POST /x', { as, ...sent });
    expect([status, counted]).toEqual([429, [[points, seconds, as.id]]]);
  },
);

test.each([
  ['visit', 240, `POST /courses/${nowhere}/visits`, { kind: 'view' }],
  ['badge to verify', 600, 'POST /credentials/verify', { text: 'MP-1' }],
  [
    'email to compare with a badge',
    60,
    'POST /credentials/verify',
    { text: 'MP-1', email: 'ada@example.com' },
  ],
  [
    'unsubscription from the newsletter',
    120,
    'POST /newsletter/unsubscribe',
    { email: 'ada@learner.example', reason: 'other' },
  ],
] as const)('each %s counts, up to %i in ten minutes for one network', async (_what, points, line, body) => {
  const { status } = await request(product, line, { body });
  expect([status, counted]).toEqual([429, [[points, tenMinutes, expect.stringMatching(/^[\d.:]+$/)]]]);
});

const email = 'ada@learner.example';
const registration = { name: 'Ada Byron', email, password: 'correct horse' };

test.each([
  ['registration', 120, 5, 'POST /register', registration],
  ['confirmation email', 120, 5, 'POST /user/verify-email', { email }],
  ['forgotten password', 120, 5, 'POST /user/forget-password', { email }],
  ['subscription to the newsletter', 120, 5, 'POST /newsletter/subscribe', { email }],
] as const)(
  'each %s counts, up to %i in ten minutes for one network and %i in an hour for one mailbox',
  async (_what, perNetwork, perMailbox, line, body) => {
    allowed = 1;
    const { status } = await request(product, line, { body });
    const network = [perNetwork, tenMinutes, expect.stringMatching(/^[\d.:]+$/)];
    expect([status, counted]).toEqual([429, [network, [perMailbox, hour, email]]]);
  },
);
