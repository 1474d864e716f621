import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../contract/api/client.ts';
import { scopeContext } from '../../../lib/page/scope.ts';
import { loader } from './new-coupon.tsx';

const total = 250;

test.each([
  ['admin', '/admin-dashboard/coupons/new'],
  ['instructor', '/instructor-dashboard/coupons/new'],
])('the form for a new coupon offers the %s more courses than fit on one page', async (role, path) => {
  const api = createClient('http://localhost:3000', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const { searchParams } = new URL(new Request(input, init).url);
      const [page, limit] = ['page', 'limit'].map((name) => Number(searchParams.get(name) ?? 1)) as [
        number,
        number,
      ];
      const count = Math.min(limit, Math.max(0, total - (page - 1) * limit));
      const courses = Array.from({ length: count }, (_, n) => ({ _id: `${page}-${n}`, title: 'Risk' }));
      return Response.json({ courses, total });
    },
  });
  const context = new RouterContextProvider();
  const viewer = { _id: 'one', role, isVerified: true, isActive: true };
  context.set(scopeContext, { api, viewer } as never);
  const url = new URL(path, 'http://localhost:3000');
  const request = new Request(url);
  const { courses } = await loader({ request, url, params: {}, context } as never);
  expect(new Set(courses.map(({ _id }) => _id)).size).toBe(total);
});
