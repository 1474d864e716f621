import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Cents } from '../../../contract/money/money.ts';
import type { ProviderServer } from './provider.server.ts';
import { type Provider, providerOf, providers } from './providers.ts';

const modules = import.meta.glob<ProviderServer>('./*/provider.server.ts', {
  eager: true,
  import: 'provider',
});

/** The server part of every registered provider. */
export const servers = Object.fromEntries(providers.map((name) => [name, serverOf(name)])) as Record<
  Provider,
  ProviderServer
>;

function serverOf(name: Provider): ProviderServer {
  const server = modules[`./${name}/provider.server.ts`];
  if (!server) throw new Error(`The payment provider ${name} has no provider.server.ts.`);
  return server;
}

/**
 * The fee in cents that the provider is likely to charge for a payment, rounded up and never more than the payment; 0
 * without a provider.
 */
export function estimateFee(method: PaymentMethod, amountCents: Cents): Cents {
  const provider = providerOf(method);
  if (!provider) return 0;
  const { permille, fixedCents } = servers[provider].fee(method);
  return Math.min(amountCents, Math.ceil((amountCents * permille) / 1000) + fixedCents);
}
