import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../../contract/api/client.ts';
import { readFlash } from '../../../../../lib/page/flash.ts';
import { scopeContext } from '../../../../../lib/page/scope.ts';
import * as bundle from '../../bundles/pay-by-card.tsx';
import * as gift from '../../gifts/pay-by-card.tsx';
import * as course from '../card/pay-by-card.tsx';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';
const answersFor = (price: number) => {
  const item = { _id: id, slug: 'plans', title: 'Plans', price, discountPrice: null };
  return [
    ['/offer', { offer: { code: 'HALF', amount: price / 2 } }],
    ['/payment/methods', { card: { provider: 'one' } }],
    ['/gifts/', { gift: { _id: id, status: 'draft', course: item } }],
    ['/bundles/', { bundle: { ...item, courses: [item], viewer: { owned: [], amount: price } } }],
    ['/courses/', { course: item, viewer: { enrolled: false, paymentPending: false } }],
  ] as const;
};

// The routes' own types of arguments differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Load = (args: any) => Promise<unknown>;

/** Opens a page with card fields for an item at this price. @returns where it leads, and with what message */
async function opened(load: Load, params: object, query: string, price = 0) {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    return Response.json(answersFor(price).find(([part]) => pathname.includes(part))?.[1]);
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

test.each([
  ['a course', course.loader, { courseId: id }, `/checkout/${id}`],
  ['a gift', gift.loader, { giftId: id }, `/checkout/gift/${id}`],
  ['a bundle', bundle.loader, { slug: 'plans' }, '/checkout/bundle/plans'],
] as const)(
  'the page with the card fields for %s, opened without a price, gets today’s price in its URL',
  async (_what, load, params, checkout) => {
    const to = (query: string) => ({ to: `${checkout}/card?${query}`, message: undefined });
    expect(await opened(load, params, '', 49)).toEqual(to('amount=49'));
    expect(await opened(load, params, '?amount=forty', 49)).toEqual(to('amount=49'));
    expect(await opened(load, params, '?coupon=HALF', 49)).toEqual(to('amount=24.5&coupon=HALF'));
  },
);
