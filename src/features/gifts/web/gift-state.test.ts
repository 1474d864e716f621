import { expect, test } from 'vitest';
import type { GiftOfOrder } from '../contract.ts';
import { shortStateOfGift, stateOfGift } from './gift-state.ts';

const gift: GiftOfOrder = {
  _id: '1',
  recipient: 'Priya',
  status: 'draft',
  deliverOn: '2026-12-24',
  sentAt: null,
  claimedAt: null,
};

test('a gift whose transfer is being checked is not described as unpaid', () => {
  expect(stateOfGift(gift)).toBe(
    'We’ll email it to Priya on 24 December 2026, or once we’ve received your payment if that’s later.',
  );
  expect(shortStateOfGift(gift)).toBe('not sent yet');
  expect(stateOfGift({ ...gift, status: 'scheduled' })).toBe('We’ll email it to Priya on 24 December 2026.');
});
