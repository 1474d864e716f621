import type Stripe from 'stripe';
import { isRefusal, ProviderFailure } from '../gateway.ts';

/** Calls Stripe. Turns an error of the SDK into a `ProviderFailure`. */
export async function callStripe<T>(
  client: Promise<Stripe>,
  what: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const stripe = await client;
  try {
    return await what(stripe);
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const responded = isResponse(error);
    const refused = responded && isRefusal(error.statusCode);
    throw new ProviderFailure(`Stripe: ${message}`, {
      responded,
      refused,
      status: responded ? error.statusCode : undefined,
      cause: error,
    });
  }
}

/** Whether an error is a response from Stripe, as opposed to a lost connection or a timeout. */
export function isResponse(error: unknown): error is Error & { statusCode: number; code?: string } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
