import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import RunPage from './run.tsx';

type Props = ComponentProps<typeof RunPage>;

const run = {
  _id: 'r',
  kind: 'extra',
  state: 'approved',
  payouts: 1,
  amount: 120,
  bankTransfers: 1,
  bankTransfersWaiting: 1,
  approvalsNeeded: 1,
  approvedBy: [{ name: 'Eleanor Whitcombe' }],
  createdAt: '2026-05-03T10:00:00.000Z',
};

test('a decision on a run that was not saved says why, and what to do', () => {
  const loaderData = { run, payouts: { query: {}, page: 1, limit: 20, data: null, failure: null } };
  const values = { intent: 'bank-sent' };
  const failure = { message: 'It failed.', hint: 'Please check your connection.', fields: {}, values };
  const props = { loaderData, actionData: { failure } } as unknown as Props;
  const router = createMemoryRouter([{ path: '/', element: <RunPage {...props} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('It failed.');
  expect(html).toContain('Please check your connection.');
});
