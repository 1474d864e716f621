import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CheckoutPage } from './checkout-page.tsx';
import { paymentState } from './payment-state.ts';

/** The text of a checkout after its form was refused with this change of the price, in dollars. */
function textAfter(change: { from: number; to: number }): string {
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
