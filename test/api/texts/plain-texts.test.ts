import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { RejectBody } from '../../../src/features/certificates/contract.ts';
import { CouponBody } from '../../../src/features/coupons/contract.ts';
import { RefundBody, RejectOrderBody } from '../../../src/features/payments/admin/contract.ts';
import { RemovalBody } from '../../../src/features/reviews/contract.ts';
import { HidingBody } from '../../../src/features/threads/contract.ts';

/** Short texts that others read, in lists and emails. */
const texts: [string, ZodType, string, object][] = [
  ['the note of a coupon', CouponBody, 'note', { scope: 'all', percent: 10 }],
  ['why a certificate is rejected', RejectBody, 'reason', {}],
  ['why a bank transfer is rejected', RejectOrderBody, 'reason', {}],
  ['why a payment is refunded', RefundBody, 'reason', {}],
  ['why a review is removed', RemovalBody, 'reason', {}],
  ['why a question is hidden', HidingBody, 'reason', {}],
];

test.each(texts)('%s is plain text: it can be stored, and nothing reorders it', (_, schema, field, rest) => {
  const accepts = (text: string) => schema.safeParse({ ...rest, [field]: text }).success;
  expect(accepts('A reason, in any script: سبب')).toBe(true);
  expect(accepts('Controls\u0007 are removed')).toBe(true);
  for (const text of ['\u202ereordered', 'NUL \0', 'half \ud800 of a pair'])
    expect(accepts(text), text).toBe(false);
});
