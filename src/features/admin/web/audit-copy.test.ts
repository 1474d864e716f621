import { expect, test } from 'vitest';
import { actionWords, detailWords } from './audit-copy.ts';

test('an action reads as text', () => {
  expect(actionWords('user.role_changed')).toBe('User: role changed');
  expect(actionWords('course.deleted')).toBe('Course: deleted');
  expect(actionWords('certificate.approve')).toBe('Certificate: approved');
  expect(actionWords('restart')).toBe('Restart');
});

test('details are listed one after another, without empty ones', () => {
  expect(detailWords({ to: 'admin', from: 'user', reason: null, recordsKept: false, fact: { a: 1 } })).toBe(
    'from: user · to: admin · records kept: false · fact: {"a":1}',
  );
});

test('an amount reads as money in its currency', () => {
  expect(detailWords({ amountCents: 12900, currency: 'usd', reason: 'Agreed.' })).toBe(
    'amount: $129.00 · reason: Agreed.',
  );
  expect(detailWords({ amountCents: 4900, currency: 'jpy' })).toBe('amount: ¥4,900');
  expect(detailWords({ amountCents: 950 })).toBe('amount: $9.50');
  expect(detailWords({ currency: 'usd' })).toBe('currency: usd');
});
