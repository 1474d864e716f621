import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../contract/api/client.ts';
import { scopeContext } from '../../../../lib/page/scope.ts';
import * as page from './cancel.tsx';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';

// The route's own type of arguments differs only in its parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Run = (args: any) => Promise<unknown>;

/** Runs the page's loader or action; the API refuses to cancel the order. @returns the path of a redirect, or null */
async function leadsTo(run: Run, order: object): Promise<string | null> {
  const fetch = async (_input: unknown, init?: RequestInit) =>
    init?.method === 'GET'
      ? Response.json({ order: { _id: id, inFlight: false, bankReceipt: null, ...order } })
      : Response.json({ success: false, code: 'payment.not_cancelled', message: 'No.' }, { status: 409 });
  const context = new RouterContextProvider();
  const viewer = { _id: id, role: 'user', isVerified: true };
  context.set(scopeContext, { api: createClient('http://localhost:3000', { fetch }), viewer } as never);
  const request = new Request(`http://localhost:3000/payment/cancel?orderId=${id}`);
  const result = await run({ request, params: {}, context }).catch((thrown: unknown) => thrown);
  return result instanceof Response ? result.headers.get('location') : null;
}

const paid = { paymentInfo: { paymentStatus: 'completed', paymentMethod: 'stripe' } };
const refunded = { paymentInfo: { paymentStatus: 'refunded', paymentMethod: 'stripe' } };
const unpaid = { paymentInfo: { paymentStatus: 'failed', paymentMethod: 'stripe' } };

test.each([
  ['opening the page of', page.loader],
  ['closing', page.action],
])('%s a paid order says that it was paid, not that nothing was charged', async (_what, run) => {
  expect(await leadsTo(run, paid)).toBe(`/payment/${id}?method=stripe`);
  expect(await leadsTo(run, { ...unpaid, inFlight: true })).toBe(`/payment/${id}?method=stripe`);
  expect(await leadsTo(run, refunded)).toBe(`/payment/failed?orderId=${id}`);
  expect(await leadsTo(run, { ...unpaid, bankReceipt: {} })).toBe(`/payment/failed?orderId=${id}`);
  expect(await leadsTo(run, unpaid)).toBeNull();
});

/** The page's text for an order in this state, after an attempt to close it. */
function textOf(paymentStatus: string, problem: string | null): string {
  const order = {
    _id: id,
    number: 'MPO-7F3K-92QX',
    course: { _id: id, title: 'Plans' },
    paymentInfo: { paymentStatus, paymentMethod: 'stripe', amount: 49 },
  };
  const props = { loaderData: { order }, actionData: { problem } };
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const element = createElement(page.default as any, props);
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router })).replaceAll(/<[^>]+>/g, '');
}

test('does not say that nothing was charged if the order could not be closed, because it may have been paid', () => {
  const problem = 'We couldn’t cancel the payment just now.';
  const closed = 'Payment cancelledThis order is cancelled. Nothing was charged.';
  expect(textOf('failed', null)).toContain(closed);
  // Without scripts, nothing is cancelled before the buyer chooses to.
  expect(textOf('pending', null)).toContain('Cancel this order?Cancel order');
  expect(textOf('pending', problem)).toContain(`This order is still open${problem}`);
  for (const text of [textOf('pending', null), textOf('pending', problem)])
    expect(text).not.toMatch(/cancelled|cancelling|Nothing was charged/);
});
