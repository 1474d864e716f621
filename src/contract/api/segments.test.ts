import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { segments } from './segments.ts';

async function requestedUrl(id: string): Promise<string> {
  let url = '';
  const fetch = async (input: RequestInfo | URL) => {
    url = new URL(input instanceof Request ? input.url : input).href;
    return Response.json({});
  };
  const client = createClient('http://here', { fetch });
  await client.payment.orders[':id'].cancel.$post({ param: segments({ id }) });
  return url;
}

describe('a path parameter', () => {
  test.each([
    ['../../logout?', 'http://here/api/payment/orders/..%2F..%2Flogout%3F/cancel'],
    ['a/b#c', 'http://here/api/payment/orders/a%2Fb%23c/cancel'],
    ['%2e%2e', 'http://here/api/payment/orders/%252e%252e/cancel'],
    ['plain-1', 'http://here/api/payment/orders/plain-1/cancel'],
  ])('%s remains one segment', async (id, url) => {
    expect(await requestedUrl(id)).toBe(url);
  });

  test.each(['', '.', '..'])('%j, which encoding cannot make safe, is refused', async (id) => {
    await expect(requestedUrl(id)).rejects.toMatchObject({ status: 404 });
  });

  test('passes through segments wherever the client is called', () => {
    const bare = globSync('src/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) }).filter(
      (file) => /\bparam: \{|\bparam = \{/.test(readFileSync(file, 'utf8')),
    );
    expect(bare).toEqual([]);
  });
});
