import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type PaymentMethod, paymentMethods } from '../../../../contract/constants.ts';

/**
 * The facts shown on the page about a failed payment. They are in the navigation state; without that, the URL is
 * enough.
 */
export type FailedState = { error: string; orderId: string; paymentMethod: PaymentMethod };

/**
 * The navigation state of this page. Empty if the page was opened by its URL, and before hydration, because the server
 * does not know it.
 */
export function useFailedState(): Partial<FailedState> {
  const { state } = useLocation();
  const [failed, setFailed] = useState<Partial<FailedState>>({});
  useEffect(() => setFailed(readState(state)), [state]);
  return failed;
}

function readState(state: unknown): Partial<FailedState> {
  if (typeof state !== 'object' || state === null) return {};
  const { error, orderId, paymentMethod } = state as Record<string, unknown>;
  return {
    ...(typeof error === 'string' && { error }),
    ...(typeof orderId === 'string' && { orderId }),
    paymentMethod: paymentMethods.find((method) => method === paymentMethod),
  };
}
