import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';

async function addressOf(id: string): Promise<string> {
  let asked = '';
  const fetch = async (input: RequestInfo | URL) => {
    asked = new URL(input instanceof Request ? input.url : input).href;
    return Response.json({});
  };
  const client = createClient('http://here', { fetch });
  await client.payment.orders[':id'].cancel.$post({ param: { id } });
  return asked;
}

describe('a parameter of an address', () => {
  test.each([
    ['../../logout?', 'http://here/api/payment/orders/..%2F..%2Flogout%3F/cancel'],
    ['a/b#c', 'http://here/api/payment/orders/a%2Fb%23c/cancel'],
    ['%2e%2e', 'http://here/api/payment/orders/%252e%252e/cancel'],
    ['plain-1', 'http://here/api/payment/orders/plain-1/cancel'],
  ])('%s stays the one segment it stands for', async (id, address) => {
    expect(await addressOf(id)).toBe(address);
  });

  test.each(['', '.', '..'])('%j, which no encoding can hold, is refused', async (id) => {
    await expect(addressOf(id)).rejects.toMatchObject({ status: 404 });
  });
});
