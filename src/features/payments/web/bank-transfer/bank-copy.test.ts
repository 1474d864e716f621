import { expect, test } from 'vitest';
import type { Receipt } from '../../contract.ts';
import { currencyNames, receiptEmailUrl } from './bank-copy.ts';

test.each([
  ['NGN', 'Nigerian Naira (NGN)'],
  ['GBP/USD/EUR', 'British Pound (GBP), US Dollar (USD), Euro (EUR)'],
  ['QQQ', 'QQQ'],
  ['Pounds', 'Pounds'],
])('the currencies %s of a bank account are named', (codes, names) => {
  expect(currencyNames(codes)).toBe(names);
});

test('the message to support names the course or the bundle', () => {
  const order = {
    course: { title: 'Plans' },
    bundle: null,
    number: 'MPO-7F3K-92QX',
    paymentInfo: { amount: 49 },
  } as unknown as Receipt;
  const bodyOf = (what: Receipt) =>
    new URL(receiptEmailUrl('help@milepost.example', what, undefined)).searchParams.get('body');
  expect(bodyOf(order)).toContain('Course: Plans');
  expect(bodyOf({ ...order, bundle: { title: 'All plans', slug: 'all-plans' } })).toContain(
    'Bundle: All plans',
  );
});
