import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourseBody } from '../../test/factories/drafts.ts';
import { makePerson, testPassword } from '../../test/factories/people.ts';
import { serveProduct } from '../../test/factories/processes/serving.ts';
import { request } from '../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const ask = async (path: string, init: RequestInit = {}) =>
  (await product.app.request(`http://localhost:3000${path}`, init)).status;

describe('the body size', () => {
  const send = (path: string) => ask(path, { method: 'POST', body: new Uint8Array(2 * 1024 * 1024) });

  test('is a mebibyte at most', async () => {
    expect(await send('/api/login')).toBe(413);
    expect(await send('/auth')).toBe(413);
  });

  test('is checked without losing the connection, which carries the next request', async () => {
    const server = await serveProduct(product);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (path: string, body = '') => {
      const options = { method: body ? 'POST' : 'GET', agent, headers: { 'content-length': body.length } };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        httpRequest(server.url + path, options, resolve)
          .on('error', reject)
          .end(body);
      });
      const { localPort } = response.socket;
      await once(response.resume(), 'end');
      return { status: response.statusCode, localPort };
    };
    try {
      const large = 'a'.repeat(2 * 1024 * 1024);
      const first = await send('/api/login', large);
      expect(first.status).toBe(413);
      expect(await send('/healthz')).toEqual({ status: 200, localPort: first.localPort });
      expect(await send('/auth', large)).toEqual(first);
      expect(await send('/healthz')).toEqual({ status: 200, localPort: first.localPort });
    } finally {
      agent.destroy();
      await server.close();
    }
  });

  const id = '00000000-0000-4000-8000-000000000000';

  test.each([
    '/api/media/upload-photo',
    `/api/renewals/entries/${id}/evidence`,
    `/api/courses/${id}/credits`,
  ])('is checked by %s itself, which accepts a file', async (path) => {
    expect(await send(path)).toBe(401);
  });

  const stated = { 'content-length': String(2 * 1024 * 1024) };
  const pages = [
    '/account/profile',
    `/dashboard/renewals/activity/${id}`,
    `/dashboard/renewals/activity/${id}.data`,
    `/instructor-dashboard/courses/${id}/credits`,
    `/instructor-dashboard/courses/${id}/questions/import`,
    '/credentials/verify',
  ];
  test.each(pages)('is checked by the page %s itself, which accepts a file', async (path) => {
    // 404, not 413: the request gets past the size limit, but this test product has no pages.
    const body = new Uint8Array(2 * 1024 * 1024);
    expect(await ask(path, { method: 'POST', body, headers: stated })).toBe(404);
    expect(await ask('/auth', { method: 'POST', body, headers: stated })).toBe(413);
  });

  test.each(pages)('is a mebibyte at most on the page %s if its length is not stated', async (path) => {
    const body = new Blob([new Uint8Array(2 * 1024 * 1024)]).stream();
    expect(await ask(path, { method: 'POST', body, duplex: 'half' } as RequestInit)).toBe(413);
  });

  test('may be larger when a badge of a megabyte is verified', async () => {
    const verify = (bytes: number) =>
      ask('/api/credentials/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file: Buffer.alloc(bytes).toString('base64') }),
      });
    expect([await verify(1_000_000), await verify(1_000_003), await verify(2_000_000)]).toEqual([
      422, 400, 413,
    ]);
  });
});

describe('a course with many texts', () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: `Text ${index + 1}`,
      kind: 'text' as const,
      body: 'Plans that people follow. '.repeat(1_500),
    }));

  test('can be saved as long as its texts have less than 16 megabytes', async () => {
    const author = await makePerson(product.ctx, { role: 'instructor' });
    const course = await makeCourseBody(product.ctx, author.id);
    const save = (count: number) =>
      request<{ message: string }>(product, 'POST /courses', {
        as: author,
        body: { ...course, sections: [{ title: 'Texts', lectures: texts(count) }] },
        headers: { 'content-length': String(count * 39_000) },
      });
    expect((await save(60)).status).toBe(200);
    expect(await save(450)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('at most 16 MB') },
    });
  });
});

describe('a mutation', () => {
  const post = (path: string, headers: Record<string, string>) => ask(path, { method: 'POST', headers });
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', host: 'evil.example' },
    { origin: 'http://192.0.2.1:3000', host: '192.0.2.1:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3001' },
  ];
  test.each(others)('is refused from another site, for pages and the API alike: %j', async (headers) => {
    expect(await post('/api/login', headers)).toBe(403);
    expect(await post('/auth', headers)).toBe(403);
  });

  const own: Record<string, string>[] = [
    {},
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    // Another host name of this machine that a developer might type.
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    // A proxy in front may use a different host name.
    { origin: 'http://localhost:3000', host: 'upstream:8080' },
  ];
  test.each(own)('is processed when it comes from our pages or a non-browser client: %j', async (headers) => {
    expect(await post('/api/login', headers)).toBe(400);
  });

  test('is processed from any origin when it comes from a provider or an email program', async () => {
    for (const [path, looked] of [
      // Stripe is not configured here.
      ['/api/payment/webhooks/stripe', 404],
      ['/api/newsletter/one-click/x', 400],
      ['/api/course-emails/one-click/x', 400],
      ['/api/renewals/emails/one-click/x', 400],
    ] as const)
      expect(await post(path, { origin: 'https://evil.example' }), path).toBe(looked);
  });
});

describe('the metrics endpoint', () => {
  test('serves direct requests from this machine', async () => {
    expect(await ask('/metrics')).toBe(200);
    for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])
      expect(await ask('/metrics', { headers: { [name]: '203.0.113.9' } }), name).toBe(403);
  });

  test('refuses a browser that reaches this machine by another name', async () => {
    expect(await ask('/metrics', { headers: { host: 'rebound.example' } })).toBe(403);
    expect(await ask('/metrics', { headers: { host: '127.0.0.1:3000' } })).toBe(200);
  });

  test('accepts METRICS_TOKEN from anywhere, and no session', async () => {
    const metricsToken = 'a token for tests only';
    const watched = await createTestProduct({ metricsToken: metricsToken.replaceAll(' ', '-') });
    const { cookie } = await makePerson(watched.ctx, { role: 'admin' });
    const read = async (headers: Record<string, string>) =>
      (
        await watched.app.request('http://localhost:3000/metrics', {
          headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
        })
      ).status;
    try {
      expect(await read({ authorization: 'Bearer a-token-for-tests-only' })).toBe(200);
      expect(await read({ authorization: 'Bearer a-token-for-tests-onlY' })).toBe(403);
      expect(await read({ authorization: 'Bearer ' })).toBe(403);
      expect(await read({ cookie })).toBe(403);
    } finally {
      await watched.close();
    }
    expect(await ask('/metrics', { headers: { authorization: 'Bearer undefined', via: '1.1 proxy' } })).toBe(
      403,
    );
  });

  test('refuses a visitor who claims to be this machine', async () => {
    const behind = await createTestProduct({ trustProxy: { hops: 1 } });
    const response = await behind.app.request('http://localhost:3000/metrics', {
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect(response.status).toBe(403);
    await behind.close();
  });
});

test.each([
  ['/', 'GET, HEAD'],
  ['/api/login', 'POST'],
  ['/api/nothing', 'GET, HEAD'],
])(
  'a method that `Request` cannot represent is refused with the methods that %s supports: %s',
  async (path, allow) => {
    const server = await serveProduct(product);
    try {
      const response = await new Promise<IncomingMessage>((resolve) =>
        httpRequest(server.url + path, { method: 'TRACE' }, resolve).end(),
      );
      expect(response.resume().statusCode).toBe(405);
      expect(response.headers.allow).toBe(allow);
    } finally {
      await server.close();
    }
  },
);

test.each([
  [0, '127.0.0.1'],
  [1, '203.0.113.9'],
] as const)('with %i trusted proxies a session records the address they saw', async (hops, from) => {
  const behind = await createTestProduct({ trustProxy: { hops } });
  try {
    const { email } = await makePerson(behind.ctx);
    await request(behind, 'POST /login', {
      body: { email, password: testPassword },
      // First the address the visitor claims, last the address the proxy itself saw.
      headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
    });
    const { address } = await behind.ctx.db
      .selectFrom('sessions')
      .select('address')
      .where('userAgent', '!=', 'test')
      .executeTakeFirstOrThrow();
    expect(address).toBe(from);
  } finally {
    await behind.close();
  }
});
