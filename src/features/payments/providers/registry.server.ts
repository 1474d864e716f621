import type { ProviderServer } from './provider.server.ts';
import { type Provider, providers } from './providers.ts';

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
