import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Activity } from '../contract.ts';
import { ActivityList } from './activity-list.tsx';

type Order = Extract<Activity, { type: 'order' }>;

const now = new Date('2026-11-27T12:00:00Z');

function shown({ amount = 100, ...order }: Partial<Order> & { amount?: number }): string {
  const activity: Order = {
    type: 'order',
    _id: 'o1',
    user: { name: 'Lea Learner', email: 'lea@example.com' },
    course: { _id: 'c1', title: 'Baselines' },
    bundle: null,
    isGift: false,
    paymentInfo: { paymentMethod: amount === 0 ? 'free' : 'stripe', paymentStatus: 'completed', amount },
    createdAt: now.toISOString(),
    ...order,
  };
  const html = renderToStaticMarkup(<ActivityList activities={[activity]} now={now.getTime()} />);
  return /<p[^>]*>(.*)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
}

test('an order names what was bought: a course, a bundle or a gift', () => {
  expect(shown({})).toBe('Lea Learner bought “Baselines” · $100.00');
  expect(shown({ bundle: { title: 'The PMO bundle' } })).toBe(
    'Lea Learner bought “The PMO bundle” · $100.00',
  );
  expect(shown({ isGift: true })).toBe('Lea Learner bought the gift “Baselines” · $100.00');
});

test('a free course is an enrolment, and a free gift is given', () => {
  expect(shown({ amount: 0 })).toBe('Lea Learner enrolled in “Baselines”');
  expect(shown({ amount: 0, isGift: true })).toBe('Lea Learner gave the gift “Baselines”');
});
