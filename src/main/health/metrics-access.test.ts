import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../../test/factories/people.ts';
import { statusOf } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const ask = (path: string, init?: RequestInit) => statusOf(product, path, init);

describe('the metrics endpoint', () => {
  test('serves direct requests from this machine', async () => {
    expect(await ask('/metrics')).toBe(200);
    const usual = {
      accept: 'text/plain',
      'user-agent': 'Prometheus',
      'x-prometheus-scrape-timeout-seconds': '10',
    };
    expect(await ask('/metrics', { headers: usual })).toBe(200);
  });

  test.each([
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Original-Forwarded-For',
    'X-Vercel-Forwarded-For',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'CF-Connecting-IP',
    'CF-Connecting-IPv6',
    'DO-Connecting-IP',
    'True-Client-IP',
    'Fastly-Client-IP',
    'Fly-Client-IP',
    'X-Azure-ClientIP',
    'X-AppEngine-User-IP',
    'X-Envoy-External-Address',
    'X-Remote-Addr',
    'CDN-Loop',
    'Via',
  ])('refuses a request that a proxy on this machine forwards with only %s', async (name) => {
    expect(await ask('/metrics', { headers: { [name]: '203.0.113.9' } })).toBe(403);
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
