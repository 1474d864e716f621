import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminOrderDetail } from '../../admin/contract.ts';
import { OrderFacts } from './order-facts.tsx';

const paid = {
  user: { _id: '1', name: 'Ada', email: 'ada@people.example' },
  course: { _id: '2', title: 'Plans', slug: 'plans' },
  instructor: { name: 'Grace' },
  paymentInfo: { paymentStatus: 'completed', paymentMethod: 'stripe', amount: 49 },
  refundedAmount: 0,
  number: 'MPO-7F3K-92QX',
  disputes: [],
  flags: [],
  enrolled: false,
  enrolledAt: null,
  giftFor: null,
  giftStatus: null,
};

function accessIn(order: object): string {
  const element = <OrderFacts order={{ ...paid, ...order } as unknown as AdminOrderDetail} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return /Access<\/dt><dd[^>]*>(.*?)<\/dd>/.exec(html)?.[1] ?? html;
}

test.each([
  [{ giftFor: 'Priya', giftStatus: 'scheduled' }, 'Once the gift has been claimed'],
  [{ giftFor: 'Priya', giftStatus: 'sent' }, 'Once the gift has been claimed'],
  [{ giftFor: 'Priya', giftStatus: 'sent', flags: ['disputed'] }, 'On hold while disputed'],
  [{ giftFor: 'Priya', giftStatus: 'claimed' }, 'Not granted by this order'],
  [{ giftFor: 'Priya', giftStatus: 'refunded' }, 'Not granted by this order'],
  [{}, 'Not granted by this order'],
])('a paid order that gives no access, %j, shows “%s”', (order, text) => {
  expect(accessIn(order)).toBe(text);
});
