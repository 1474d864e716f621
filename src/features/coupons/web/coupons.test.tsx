import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Coupons from './coupons.tsx';

type Props = Parameters<typeof Coupons>[0];

test('the days of a coupon are shown in UTC, as they were typed, whatever the reader’s time zone', () => {
  const coupon = {
    _id: '1',
    code: 'MAY',
    percent: 20,
    scope: 'all',
    startsAt: '2030-05-01T00:00:00.000Z',
    endsAt: '2030-05-31T23:59:59.999Z',
    uses: 0,
    maxUses: null,
    revenue: 0,
    state: 'scheduled',
  };
  const list = { data: { coupons: [coupon], total: 1, page: 1, limit: 20 }, error: null };
  const props = { loaderData: { list, role: 'instructor' } } as unknown as Props;
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <Coupons {...props} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('from 1 May 2030 until 31 May 2030');
  // A `time` element would be in the reader's own time zone after hydration.
  expect(html).not.toContain('<time');
});
