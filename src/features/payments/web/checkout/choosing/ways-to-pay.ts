import { ApiFailure, read } from '../../../../../contract/api/read.ts';
import type { PaymentMethod } from '../../../../../contract/constants.ts';
import { text } from '../../../../../lib/form/reading/form-fields.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';

/** The payment methods; null if they cannot be loaded. The checkout then offers to try again. */
export async function waysToPay(args: Parameters<typeof scopeOf>[0]): Promise<PaymentMethod[] | null> {
  try {
    return (await read(scopeOf(args).api.payment.methods.$get())).methods;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

/** The price the buyer saw, in dollars, and how they pay it. */
export type Payment = { amount?: number; paymentMethod?: PaymentMethod; coupon?: string };

/** The values of a checkout form, as the API expects them. */
export const paymentIn = (form: FormData): Payment => ({
  ...(text(form, 'amount') !== '' && { amount: Number(text(form, 'amount')) }),
  ...(form.has('method') && { paymentMethod: text(form, 'method') as PaymentMethod }),
  ...(form.has('coupon') && { coupon: text(form, 'coupon') }),
});
