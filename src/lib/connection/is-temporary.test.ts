import type { ClientResponse } from 'hono/client';
import { expect, test } from 'vitest';
import { read } from '../../contract/api/read.ts';
import { isSignedOut, isTemporary, mayBeSentLater } from './is-temporary.ts';

const html = { headers: { 'content-type': 'text/html' } };
const ours = (status: number) =>
  Response.json({ success: false, code: 'note.too_long', message: 'Please shorten it.' }, { status });

const failureOf = (response: Response): Promise<unknown> =>
  read(Promise.resolve(response as unknown as ClientResponse<object>)).then(
    () => 'read',
    (error: unknown) => error,
  );

test.each([
  ['a captive portal’s page with status 200', new Response('<h1>Welcome, guest</h1>', html)],
  ['a proxy that refuses the network', new Response('<h1>Forbidden</h1>', { status: 403, ...html })],
  ['a proxy’s own JSON', Response.json({ error: 'blocked' }, { status: 403 })],
  ['a network that asks for a sign-in', new Response('', { status: 511 })],
  ['a gateway without the product', new Response('<h1>502</h1>', { status: 502, ...html })],
  ['too many requests', ours(429)],
  ['our own outage', ours(503)],
])('%s is a temporary failure', async (_, response) => {
  expect(isTemporary(await failureOf(response))).toBe(true);
});

test.each([400, 401, 403, 404, 409, 413, 422])('our own refusal with %i is not temporary', async (status) => {
  expect(isTemporary(await failureOf(ours(status)))).toBe(false);
});

test('a change refused because the session has ended may be sent later; one refused with 403 may not', async () => {
  const ended = await failureOf(ours(401));
  const proxy = await failureOf(new Response('<h1>Unauthorized</h1>', { status: 401, ...html }));
  expect([isSignedOut(ended), mayBeSentLater(ended)]).toEqual([true, true]);
  expect([isSignedOut(proxy), mayBeSentLater(proxy)]).toEqual([false, true]);
  expect(mayBeSentLater(await failureOf(ours(403)))).toBe(false);
});

test('a missing connection is a temporary failure', () => {
  expect(isTemporary(new TypeError('Failed to fetch'))).toBe(true);
});
