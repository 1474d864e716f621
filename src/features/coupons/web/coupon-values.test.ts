import { expect, test } from 'vitest';
import { couponValues } from './coupon-values.ts';

test('a coupon is valid from the start of its first day to the end of its last day, in UTC', () => {
  const form = new FormData();
  form.set('startsAt', '2030-05-01');
  form.set('endsAt', '2030-05-31');
  expect(couponValues(form)).toMatchObject({
    startsAt: '2030-05-01T00:00:00.000Z',
    endsAt: '2030-05-31T23:59:59.999Z',
  });
});
