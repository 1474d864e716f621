import { expect, test } from 'vitest';
import type { PaymentMethod } from '../../../../../contract/constants.ts';
import { choicesAmong } from './choices.ts';

const offered = (methods: PaymentMethod[]) =>
  choicesAmong(methods).map(({ choice, method }) => `${choice}: ${method}`);

test('offers a card first, then the other methods, each once', () => {
  expect(offered(['stripe', 'paypal', 'card', 'paystack', 'bank'])).toEqual([
    'Card: stripe',
    'PayPal: paypal',
    'Paystack: paystack',
    'Bank transfer: bank',
  ]);
});

test('offers the card fields on our own page, still first, when no provider has a card page', () => {
  expect(offered(['paypal', 'card', 'bank'])).toEqual([
    'Card: card',
    'PayPal: paypal',
    'Bank transfer: bank',
  ]);
});

test('says what happens after a bank transfer for a course and for a gift', () => {
  const hint = (isGift: boolean) => choicesAmong(['bank'], isGift)[0]?.hint;
  expect(hint(false)).toBe('Upload your receipt; you get access as soon as we confirm it');
  expect(hint(true)).toBe(
    'Upload your receipt; we’ll send the gift once we’ve confirmed it, or on the day you chose',
  );
});

test('offers only what is configured', () => {
  expect(offered(['paystack'])).toEqual(['Paystack: paystack']);
  expect(offered(['bank'])).toEqual(['Bank transfer: bank']);
  expect(offered([])).toEqual([]);
});
