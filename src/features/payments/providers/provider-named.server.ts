import { failure } from '../../../platform/failures/failure.ts';
import { type Provider, providers } from './providers.ts';

export const noSuchProvider = failure(
  'payment.not_configured',
  404,
  'This payment provider is not configured here.',
);

/**
 * The provider with this name, from the URL.
 * @throws 404 if there is none
 */
export function providerNamed(name: string): Provider {
  const provider = providers.find((known) => known === name);
  if (!provider) throw noSuchProvider();
  return provider;
}
