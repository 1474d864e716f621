import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { JobActions } from './job-actions.tsx';

test('a parked job can be discarded without scripts', () => {
  const job = {
    _id: '7',
    name: 'send_refund',
    error: 'Error',
    attempts: 25,
    failedAt: '2026-05-03T10:00:00Z',
  };
  const router = createMemoryRouter([{ path: '/', element: <JobActions job={job} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [, withoutScripts = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(withoutScripts).toContain('name="intent" value="discard"');
  expect(withoutScripts).toContain('name="id" value="7"');
});
