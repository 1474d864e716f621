import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../contract/api/client.ts';
import type { Viewer } from '../../contract/viewer.ts';
import * as forgotPassword from '../../features/accounts/web/password/forgot-password.tsx';
import * as resetPassword from '../../features/accounts/web/password/reset-password.tsx';
import * as security from '../../features/accounts/web/password/security.tsx';
import * as auth from '../../features/accounts/web/sign-in/auth.tsx';
import * as unsubscribe from '../../features/newsletter/web/unsubscribe.tsx';
import type { FormFailure } from '../../lib/form/failures/form-failure.ts';
import { scopeContext } from '../../lib/page/scope.ts';

type Respond = () => Promise<Response>;
// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { action: (args: any) => Promise<unknown>; clientAction: (args: any) => Promise<unknown> };

/** The specification's wordings (1 §8), each with the form that shows it. */
const forms: [string, Page, Record<string, string>][] = [
  ['Login failed', auth, { intent: 'sign-in', email: 'a@people.example', password: 'a long walk' }],
  ['Registration failed', auth, { intent: 'register', email: 'a@people.example', password: 'a long walk' }],
  ['Failed to send reset email.', forgotPassword, { email: 'a@people.example' }],
  ['Password reset failed.', resetPassword, { password: 'a long walk', confirmPassword: 'a long walk' }],
  [
    'Password change failed.',
    security,
    { intent: 'password', currentPassword: 'a long walk', newPassword: 'a longer walk' },
  ],
  ['Unsubscription failed', unsubscribe, { email: 'a@people.example', reason: 'other', feedback: 'No' }],
];

const html: Respond = async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
const noData: Respond = async () => new Response('', { status: 500 });
const broken: Respond = async () =>
  Response.json({ success: false, code: 'service.broken', message: 'Something went wrong' }, { status: 500 });
const foreignJson: Respond = async () => Response.json({ error: 'upstream' }, { status: 504 });
const refused: Respond = async () =>
  Response.json({ success: false, code: 'rate.limited', message: 'Too many attempts.' }, { status: 429 });

const request = (fields: Record<string, string>) =>
  new Request('http://localhost:3000/', { method: 'POST', body: new URLSearchParams(fields) });

/** The response of the page's action when the API responds as given. */
async function act(page: Page, fields: Record<string, string>, response: Respond): Promise<FormFailure> {
  const context = new RouterContextProvider();
  const api = createClient('http://localhost:3000', { fetch: response });
  const viewer = { _id: '1', email: 'a@people.example' } as Viewer;
  context.set(scopeContext, { api, viewer } as never);
  return failureIn(await page.action({ request: request(fields), params: { token: 'x' }, context }));
}

const failureIn = (result: unknown): FormFailure =>
  (result as { data: { failure: FormFailure } }).data.failure;

describe.each(forms)('“%s”', (sentence, page, fields) => {
  test.each([
    ['markup', html],
    ['nothing', noData],
    ['its general failure', broken],
    ['JSON from a proxy', foreignJson],
  ])('is the message when the server responds with %s', async (_name, response) => {
    expect((await act(page, fields, response)).message).toBe(sentence);
  });

  test('is replaced by a more specific message from the server', async () => {
    expect((await act(page, fields, refused)).message).toBe('Too many attempts.');
  });

  describe('in the browser', () => {
    afterEach(() => vi.unstubAllGlobals());

    test('is the message when there is no response', async () => {
      vi.stubGlobal('window', {});
      vi.stubGlobal('navigator', { onLine: true });
      const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
      const failure = failureIn(await page.clientAction({ request: request(fields), serverAction }));
      expect(failure).toMatchObject({
        message: sentence,
        hint: 'Please check your connection and try again.',
      });
    });

    test('is replaced by the reason when the form was too long', async () => {
      const tooLong = { status: 413, statusText: '', internal: false, data: 'This form is too long.' };
      const serverAction = () => Promise.reject(tooLong);
      const failure = failureIn(await page.clientAction({ request: request(fields), serverAction }));
      expect(failure.message).toBe('This form is too long.');
    });
  });
});
