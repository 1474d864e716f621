import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceChanged } from './price-changed.tsx';

const lost = 'This coupon is no longer valid.';

test('a lost coupon is not called a change of the price if the price fell by its discount', () => {
  const shown = renderToStaticMarkup(<PriceChanged change={{ from: 30, to: 30, lost }} />);
  expect(shown).toContain('Your coupon no longer applies');
  expect(shown).toContain(lost);
  expect(shown).not.toContain('It was');
});

test('a lost coupon that makes a course more expensive shows both prices', () => {
  const shown = renderToStaticMarkup(<PriceChanged change={{ from: 30, to: 40, lost }} />);
  for (const part of ['The price has changed', lost, '$30.00', '$40.00']) expect(shown).toContain(part);
});
