import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, testPassword } from '../../test/factories/people.ts';
import { serveProduct } from '../../test/factories/processes/serving.ts';
import { request, statusOf } from '../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const ask = (path: string, init?: RequestInit) => statusOf(product, path, init);

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
  test.each(others)('is refused from another site, for both pages and the API: %j', async (headers) => {
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
    for (const [path, status] of [
      // Stripe is not configured here.
      ['/api/payment/webhooks/stripe', 404],
      ['/api/newsletter/one-click/x', 400],
      ['/api/course-emails/one-click/x', 400],
      ['/api/renewals/emails/one-click/x', 400],
    ] as const)
      expect(await post(path, { origin: 'https://evil.example' }), path).toBe(status);
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
] as const)('with %i trusted proxies a session records %s as the visitor’s address', async (hops, from) => {
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
