import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../../contract/api/client.ts';
import { readFlash } from '../../../../../lib/page/flash.ts';
import { scopeContext } from '../../../../../lib/page/scope.ts';
import * as gift from '../../gifts/pay-by-card.tsx';
import * as course from '../card/pay-by-card.tsx';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';
const free = { _id: id, slug: 'plans', title: 'Plans', price: 0, discountPrice: null };
const answers = [
  ['/payment/methods', { card: { provider: 'one' } }],
  ['/gifts/', { gift: { _id: id, status: 'draft', course: free } }],
  ['/courses/', { course: free, viewer: { enrolled: false, paymentPending: false } }],
] as const;

// The routes' own types of arguments differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Load = (args: any) => Promise<unknown>;

/** Opens a page with card fields for a course that is now free. @returns where it leads, and with what message */
async function opened(load: Load, params: object, query: string) {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    return Response.json(answers.find(([part]) => pathname.includes(part))?.[1]);
  };
  const context = new RouterContextProvider();
  const viewer = { _id: id, role: 'user', isVerified: true, isActive: true };
  context.set(scopeContext, { api: createClient('http://localhost:3000', { fetch }), viewer } as never);
  const request = new Request(`http://localhost:3000/card${query}`);
  const result = await load({ request, params, context }).catch((thrown: unknown) => thrown);
  const { headers } = result as Response;
  return { to: headers.get('location'), message: readFlash(headers.get('set-cookie'))?.message };
}

test.each([
  ['a course', course.loader, { courseId: id }, '/courses/plans'],
  ['a gift', gift.loader, { giftId: id }, `/checkout/gift/${id}`],
] as const)(
  '%s that became free on the page with the card fields: the next page shows the old price',
  async (_what, load, params, to) => {
    const message = 'This course cost $49.00 when you opened the checkout. It is now free.';
    expect(await opened(load, params, '?amount=49')).toEqual({ to, message });
    expect(await opened(load, params, '')).toEqual({ to, message: undefined });
  },
);
