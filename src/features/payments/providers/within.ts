import { ProviderFailure } from './gateway.ts';

/** How long people wait for a provider before the product responds, in milliseconds. */
export const patienceMs = 8_000;

/**
 * What a provider's call returns, if that is soon enough. The call is not aborted: it continues by itself, so it must
 * record its own result.
 * @throws ProviderFailure as after silence, once the time is over
 */
export async function within<T>(milliseconds: number, call: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const silence = new ProviderFailure('no response in time', { responded: false });
  const timer = setTimeout(() => reject(silence), milliseconds);
  try {
    return await Promise.race([call, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
