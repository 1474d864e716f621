import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../contract/api/client.ts';
import { scopeContext } from '../../../lib/page/scope.ts';
import { loader } from './edit-bundle.tsx';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';
const course = (_id: string) => ({ _id, title: `Course ${_id}`, price: 50 });
const answers: Record<string, object> = {
  '/api/bundles/courses': { courses: [{ ...course('public'), instructor: 'Ada' }], total: 1 },
  [`/api/own-bundles/${id}`]: { bundle: { _id: id, courses: [course('unpublished'), course('public')] } },
};

test('a bundle’s form still offers a course that was unpublished, so that saving does not silently remove it', async () => {
  const api = createClient('http://localhost:3000', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
      Response.json(answers[new URL(new Request(input, init).url).pathname]),
  });
  const context = new RouterContextProvider();
  const viewer = { _id: id, role: 'instructor', isVerified: true, isActive: true };
  context.set(scopeContext, { api, viewer } as never);
  const url = new URL(`http://localhost:3000/instructor-dashboard/bundles/${id}`);
  const request = new Request(url);
  const { choices } = await loader({ request, url, params: { bundleId: id }, context } as never);
  expect(choices.map(({ _id, title }) => [_id, title])).toEqual([
    ['public', 'Course public'],
    ['unpublished', 'Course unpublished'],
  ]);
});
