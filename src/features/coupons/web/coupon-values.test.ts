import { expect, test } from 'vitest';
import { couponValues } from './coupon-values.ts';

test('the days of a coupon last from the first moment of the first to the last moment of the last, in UTC', () => {
  const form = new FormData();
  form.set('startsAt', '2030-05-01');
  form.set('endsAt', '2030-05-31');
  expect(couponValues(form)).toMatchObject({
    startsAt: '2030-05-01T00:00:00.000Z',
    endsAt: '2030-05-31T23:59:59.999Z',
  });
});
