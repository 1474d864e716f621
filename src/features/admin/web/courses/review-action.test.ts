import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../contract/api/client.ts';
import { scopeContext } from '../../../../lib/page/scope.ts';
import { reviewAction } from './review-action.ts';

/** What the API gets when an administrator publishes a course with this form. */
async function sentFor(fields: Record<string, string>): Promise<unknown> {
  const sent: unknown[] = [];
  const api = createClient('http://localhost:3000', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(await new Request(input, init).json());
      return Response.json({ success: true, message: 'Done.' });
    },
  });
  const body = new URLSearchParams({ courseId: 'a', intent: 'publish', shownStatus: 'draft', ...fields });
  const url = new URL('http://localhost:3000/');
  const context = new RouterContextProvider();
  context.set(scopeContext, { api } as never);
  await reviewAction({ request: new Request(url, { method: 'POST', body }), url, context }, 'published');
  return sent[0];
}

test.each([
  ['3', 3],
  ['0', 0],
  ['bogus', 'bogus'],
  ['', null],
])('the shown version “%s” reaches the API, which refuses it if it is not a number', async (typed, sent) => {
  expect(await sentFor({ shownVersion: typed })).toMatchObject({ shownVersion: sent });
});

test('the list of courses sends no version', async () => {
  expect(await sentFor({})).not.toHaveProperty('shownVersion');
});
