import { expect, test } from 'vitest';
import { currencyNames } from './bank-copy.ts';

test.each([
  ['NGN', 'Nigerian Naira (NGN)'],
  ['GBP/USD/EUR', 'British Pound (GBP), US Dollar (USD), Euro (EUR)'],
  ['QQQ', 'QQQ'],
  ['Pounds', 'Pounds'],
])('the currencies %s of a bank account are named', (codes, names) => {
  expect(currencyNames(codes)).toBe(names);
});
