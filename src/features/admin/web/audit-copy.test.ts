import { expect, test } from 'vitest';
import { actionText, detailText } from './audit-copy.ts';

test('an action reads as text', () => {
  expect(actionText('user.role_changed')).toBe('User: role changed');
  expect(actionText('course.deleted')).toBe('Course: deleted');
  expect(actionText('certificate.approve')).toBe('Certificate: approved');
  expect(actionText('live_session.cancelled')).toBe('Live session: cancelled');
  expect(actionText('restart')).toBe('Restart');
});

test('details are listed one after another, without empty ones', () => {
  expect(detailText({ to: 'admin', from: 'user', reason: null, recordsKept: false, fact: { a: 1 } })).toBe(
    'from: user · to: admin · records kept: false · fact: {"a":1}',
  );
});

test('ids of records are left out', () => {
  const id = 'b0c5f4a2-9d8e-4c1b-8f3a-1d2e3f4a5b6c';
  expect(detailText({ userId: id, person: 'Ada', claim: id, journalId: '7', kid: 'key-1' })).toBe(
    'person: Ada · kid: key-1',
  );
});

test('an amount reads as money in its currency', () => {
  expect(detailText({ amountCents: 12900, currency: 'usd', reason: 'Agreed.' })).toBe(
    'amount: $129.00 · reason: Agreed.',
  );
  expect(detailText({ amountCents: 4900, currency: 'jpy' })).toBe('amount: ¥4,900');
  expect(detailText({ amountCents: 950 })).toBe('amount: $9.50');
  expect(detailText({ currency: 'usd' })).toBe('currency: usd');
});
