import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../contract/api/client.ts';
import { readFlash } from '../../../../lib/page/flash.ts';
import { scopeContext } from '../../../../lib/page/scope.ts';
import { action } from './checkout.tsx';

const giftId = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';

test('a gift that was paid in another tab leads from its checkout to the gift', async () => {
  const message = 'This gift has already been paid for.';
  const failure = { success: false, code: 'gift.already_paid', message };
  const api = createClient('http://localhost:3000', {
    fetch: async () => Response.json(failure, { status: 409 }),
  });
  const context = new RouterContextProvider();
  const viewer = { _id: giftId, role: 'user', isVerified: true, isActive: true };
  context.set(scopeContext, { api, viewer } as never);
  const body = new URLSearchParams({ method: 'bank', amount: '49' });
  const request = new Request(`http://localhost:3000/checkout/gift/${giftId}`, { method: 'POST', body });
  const response = await action({ request, params: { giftId }, context } as never);
  expect(response).toBeInstanceOf(Response);
  const { headers } = response as Response;
  expect(headers.get('location')).toBe(`/gifts/${giftId}`);
  expect(readFlash(headers.get('set-cookie'))?.message).toBe(message);
});
