import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import PaymentSuccess from './success.tsx';

const paid = {
  _id: '1',
  number: 'MPO-7F3K-92QX',
  course: { _id: '2', title: 'Plans', slug: 'plans' },
  bundle: null,
  gift: null,
  paymentInfo: { paymentStatus: 'completed', paymentMethod: 'stripe', amount: 49 },
  currency: 'USD',
  secondPayment: false,
  flags: [],
  lines: [],
  user: { name: 'Ada', email: 'ada@people.example' },
  createdAt: '2026-05-03T09:30:00Z',
  paidAt: '2026-05-03T09:30:00Z',
};
const gift = { _id: '3', recipient: 'Priya', status: 'scheduled', deliverOn: '2026-12-24' };

type Props = Parameters<typeof PaymentSuccess>[0];

function pageOf(order: object): string {
  const props = { loaderData: { order: { ...paid, ...order }, arrival: null } } as unknown as Props;
  const routes = [{ path: '*', element: <PaymentSuccess {...props} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}

test('the receipt of a disputed payment says that access is on hold', () => {
  const page = pageOf({ flags: ['disputed'] });
  expect(page).toContain('Access is on hold until the dispute about this payment is decided.');
  expect(page).not.toContain('You’re enrolled');
});

test('a buyer of a gift is thanked for the order', () => {
  expect(pageOf({ gift })).toContain('Thank you for your order');
  expect(pageOf({ gift, flags: ['disputed'] })).toContain('Your receipt');
});
