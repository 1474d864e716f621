import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { createLimiter } from '../../platform/http/security/limiter.ts';
import { perMailbox } from './limits.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const subscribe = (email: unknown) => request(product, 'POST /newsletter/subscribe', { body: { email } });
const unsubscribe = (body: object) => request(product, 'POST /newsletter/unsubscribe', { body });
const rowOf = (email: string) =>
  product.ctx.db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();

async function oneClickPathOf(email: string): Promise<`/${string}`> {
  await subscribe(email);
  const welcome = (await product.runJobs()).find(({ to }) => to === email);
  const address = welcome?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  return new URL(address).pathname.replace('/api', '') as `/${string}`;
}

describe('subscribing', () => {
  test('trims and lower-cases the email, and sends a welcome email with one-click unsubscribe', async () => {
    const { status, body } = await subscribe('  Ada@Example.COM ');
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: 'Thank you for subscribing!' },
    });
    const [welcome, ...more] = await product.runJobs();
    expect(more).toEqual([]);
    expect(welcome).toMatchObject({
      to: 'ada@example.com',
      headers: {
        'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/api\/newsletter\/one-click\//),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(welcome?.text).toContain('http://localhost:3000/unsubscribe?email=ada%40example.com');
  });

  test('responds identically for a known email and does not send another email', async () => {
    const first = await subscribe('known@example.com');
    await product.runJobs();
    const second = await subscribe('known@example.com');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await product.runJobs()).toEqual([]);
  });

  test('sends one welcome for many simultaneous requests with the same email', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => subscribe('crowd@example.com')));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await product.runJobs()).toHaveLength(1);
  });

  test('welcomes a returning subscriber again, and deletes their reason for leaving', async () => {
    await subscribe('back@example.com');
    await unsubscribe({ email: 'back@example.com', reason: 'too-many-emails' });
    await product.runJobs();
    await subscribe('back@example.com');
    expect(await product.runJobs()).toHaveLength(1);
    expect(await rowOf('back@example.com')).toMatchObject({ unsubscribedAt: null, reason: null });
  });

  test.each([
    ['', 'Please enter your email.'],
    [undefined, 'Please enter your email.'],
    [7, 'Please enter your email.'],
    ['nowhere', 'Please enter a valid email.'],
    ['two@example.com,three@example.com', 'Please enter a valid email.'],
    ['x,<evil@example.com>', 'Please enter a valid email.'],
    ['a@b.example\r\nBcc: c@d.example', 'Please enter a valid email.'],
    ['nul\u0000@example.com', 'Please enter a valid email.'],
    ['<script>@example.com', 'Please enter a valid email.'],
    ['turned\u202e@example.com', 'Please enter a valid email.'],
    ['half\ud83d@example.com', 'Please enter a valid email.'],
    [`${'a'.repeat(10_000)}@example.com`, 'Please use at most 254 characters.'],
  ])('refuses %j with a field error', async (email, message) => {
    const { status, body } = await subscribe(email);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, fields: { email: message } });
    expect(await product.runJobs()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  test('stores the reason, and the feedback with the reason “other”', async () => {
    await subscribe('leaving@example.com');
    const response = await unsubscribe({
      email: ' Leaving@Example.com ',
      reason: 'other',
      feedback: ' <b>Wrong job</b> 🚆 ',
    });
    expect(response.body).toEqual({ success: true, message: "You've been unsubscribed successfully" });
    expect(await rowOf('leaving@example.com')).toMatchObject({
      reason: 'other',
      feedback: '<b>Wrong job</b> 🚆',
      unsubscribedAt: expect.any(Date),
    });
  });

  test.each([null, undefined, 'ignored'])('drops feedback %j with any other reason', async (feedback) => {
    const email = `${feedback}@example.com`;
    await subscribe(email);
    const { status } = await unsubscribe({ email, reason: 'content-not-relevant', feedback });
    expect(status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ reason: 'content-not-relevant', feedback: null });
  });

  test('responds identically for an email that never subscribed, and stores nothing about it', async () => {
    await subscribe('real@example.com');
    const known = await unsubscribe({ email: 'real@example.com', reason: 'never-subscribed' });
    const unknown = await unsubscribe({ email: 'stranger@example.com', reason: 'never-subscribed' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await rowOf('stranger@example.com')).toBeUndefined();
  });

  test('keeps the first reason when repeated', async () => {
    await subscribe('twice@example.com');
    await unsubscribe({ email: 'twice@example.com', reason: 'too-many-emails' });
    await unsubscribe({ email: 'twice@example.com', reason: 'never-subscribed' });
    expect(await rowOf('twice@example.com')).toMatchObject({ reason: 'too-many-emails' });
  });

  test.each([
    [{ email: 'a@example.com' }, 'reason', 'Please choose a reason.'],
    [{ email: 'a@example.com', reason: 'bored' }, 'reason', 'Please choose a reason.'],
    [{ email: '', reason: 'other' }, 'email', 'Please enter your email.'],
    [
      { email: 'a@example.com', reason: 'other', feedback: 'x'.repeat(10_000) },
      'feedback',
      'Please use at most 2,000 characters.',
    ],
    [
      { email: 'a@example.com', reason: 'other', feedback: 'nul\u0000' },
      'feedback',
      'Please use plain text, without control characters.',
    ],
    [
      { email: 'a@example.com\r\nBcc: b@example.com', reason: 'other' },
      'email',
      'Please enter a valid email.',
    ],
  ])('refuses %o with a field error', async (body, field, message) => {
    const response = await unsubscribe(body);
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({ [field]: message });
  });
});

describe('unsubscribing from an email program', () => {
  test('works with one POST from another site’s server, and when repeated', async () => {
    const path = await oneClickPathOf('reader@example.com');
    for (const _ of [1, 2]) {
      const response = await product.app.request(`http://localhost:3000/api${path}`, {
        method: 'POST',
        headers: {
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(response.status).toBe(200);
    }
    expect(await rowOf('reader@example.com')).toMatchObject({
      unsubscribedAt: expect.any(Date),
      reason: null,
    });
  });

  test('asks first when opened as a page', async () => {
    const path = await oneClickPathOf('careful+tag@example.com');
    const { status, headers } = await request(product, `GET ${path}`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(
      'http://localhost:3000/unsubscribe?email=careful%2Btag%40example.com',
    );
    expect(await rowOf('careful+tag@example.com')).toMatchObject({ unsubscribedAt: null });
  });

  test('asks for the email when the opened link is incomplete', async () => {
    const { status, headers } = await request(product, 'GET /newsletter/one-click/x');
    expect([status, headers.get('location')]).toEqual([302, 'http://localhost:3000/unsubscribe']);
  });

  test('refuses a forged or altered token', async () => {
    const path = await oneClickPathOf('mine@example.com');
    const [, signature] = path.split('.');
    const other = Buffer.from('victim@example.com').toString('base64url');
    for (const forged of [
      `/newsletter/one-click/${other}.${signature}`,
      `${path}x`,
      '/newsletter/one-click/x',
    ]) {
      const { status, body } = await request(product, `POST ${forged as `/${string}`}`);
      expect([status, body.code]).toEqual([400, 'newsletter.invalid_link']);
    }
  });
});

test('a stranger cannot flood a mailbox with welcomes', async () => {
  const limited = await createTestProduct();
  try {
    limited.ctx.limiter = createLimiter(limited.ctx.pool);
    const body = { email: 'target@example.com' };
    const statuses: number[] = [];
    for (let i = 0; i <= perMailbox.points; i++) {
      statuses.push((await request(limited, 'POST /newsletter/subscribe', { body })).status);
    }
    expect(statuses).toEqual([...Array(perMailbox.points).fill(200), 429]);
  } finally {
    await limited.close();
  }
});
