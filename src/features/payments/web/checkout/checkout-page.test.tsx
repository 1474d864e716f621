import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CheckoutPage } from './checkout-page.tsx';
import { paymentState } from './payment-state.ts';
import type { PriceChange } from './price/price-change.ts';

/** The text of a checkout after its form was refused with this change. */
function textAfter(change: PriceChange): string {
  const loaded = { methods: ['stripe' as const], amount: change.to, coupon: null, asked: null };
  const element = (
    <CheckoutPage
      steps={{ label: 'Giving a course', steps: [] }}
      summary={null}
      freeLabel="Send the gift"
      links={null}
      {...paymentState(loaded, { change })}
    />
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]+>/g, '');
}

test.each([
  ['a lower price', { from: 249, to: 199 }, 'is now $199.00'],
  ['no price at all', { from: 249, to: 0 }, 'is now $0.00'],
])('a checkout that was refused because there is now %s shows both prices', (_what, change, now) => {
  expect(textAfter(change)).toContain('It was $249.00 when you opened the checkout');
  expect(textAfter(change)).toContain(now);
});

test('says that the bundle’s courses have changed, and lets the buyer accept them', () => {
  const text = textAfter({ from: 100, to: 100, otherCourses: true });
  expect(text).toContain('The courses you’ll get have changed since you opened the checkout.');
  expect(text).toContain('Accept and pay $100.00');
  expect(text).not.toContain('It was');
});
