import type { Category, CouponScope } from '../../../contract/constants.ts';
import { dayMs } from '../../../contract/text/time/zoned-time.ts';
import { text, typedNumber } from '../../../lib/form/reading/form-fields.ts';

/**
 * Converts a day to its first moment in UTC, or the last day of a coupon to its last moment, so that the coupon is valid
 * on that whole day.
 */
function moment(form: FormData, name: string, last: boolean): string | undefined {
  const day = text(form, name).trim();
  if (!day) return undefined;
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + (last ? dayMs - 1 : 0)).toISOString();
}

/** The values of the coupon form as the API takes them; empty fields are left out. */
export function couponValues(form: FormData) {
  return {
    code: text(form, 'code').trim() || undefined,
    percent: typedNumber(form, 'percent'),
    amount: typedNumber(form, 'amount'),
    scope: text(form, 'scope') as CouponScope,
    courseId: text(form, 'courseId') || undefined,
    category: (text(form, 'category') || undefined) as Category | undefined,
    startsAt: moment(form, 'startsAt', false),
    endsAt: moment(form, 'endsAt', true),
    maxUses: typedNumber(form, 'maxUses'),
    oncePerPerson: form.has('oncePerPerson'),
    firstPurchase: form.has('firstPurchase'),
    minimum: typedNumber(form, 'minimum') ?? 0,
    note: text(form, 'note'),
    count: typedNumber(form, 'count') ?? 1,
  };
}
