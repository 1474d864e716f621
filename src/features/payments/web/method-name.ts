import { type PaymentMethod, paymentMethods } from '../../../contract/constants.ts';
import { aboutMethod } from '../providers/providers.ts';

const withoutProvider: Partial<Record<PaymentMethod, string>> = { bank: 'Bank transfer', free: 'Free' };

/** Payment methods as people call them. */
export const methodName = Object.fromEntries(
  paymentMethods.map((method) => [method, aboutMethod(method)?.name ?? withoutProvider[method] ?? method]),
) as Record<PaymentMethod, string>;
