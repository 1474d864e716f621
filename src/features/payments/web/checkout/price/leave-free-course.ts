import { redirect } from 'react-router';
import { formatUsd } from '../../../../../contract/money/money.ts';
import { redirectWithToast } from '../../../../../lib/page/flash.ts';
import type { PriceChange } from './price-change.ts';

/**
 * Leaves a payment page because the course has become free. If the buyer saw another price, the next page mentions it.
 */
export function leaveFreeCourse(to: string, change: PriceChange | null): Response {
  if (!change) return redirect(to);
  const message = `This course cost ${formatUsd(change.from)} when you opened the checkout. It is now free.`;
  return redirectWithToast(to, message, 'info');
}
