import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import AllOrders from './orders.tsx';

type Props = Parameters<typeof AllOrders>[0];

const order = {
  _id: '1',
  number: 'MPO-7F3K-92QX',
  user: { name: 'Ada', email: 'ada@people.example' },
  course: { title: 'Plans' },
  bundle: 'The delivery route',
  paymentInfo: { paymentStatus: 'completed', paymentMethod: 'stripe', amount: 49 },
  refundedAmount: 0,
  flags: [],
  createdAt: '2026-05-03T09:30:00Z',
};

function shown(): string {
  const loaderData = { data: { orders: [order], total: 1, page: 1, limit: 20 }, error: null };
  const element = <AllOrders {...({ loaderData } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('the button for an order of a bundle names the bundle to screen readers, as its row does', () => {
  expect(shown().replaceAll(/<[^>]+>/g, '')).toContain('Open: Ada, The delivery route');
});

test('the card of an order on a phone shows what was bought and the order’s number without being opened', () => {
  const facts = [...shown().matchAll(/<td[^>]*data-place="fact"[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(facts).toHaveLength(2);
  expect(facts[0]).toMatch(/The delivery route.*MPO-7F3K-92QX/);
  expect(facts[1]).toContain('$49.00');
});
