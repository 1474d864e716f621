import type Stripe from 'stripe';
import type { StripeSettings } from './settings.server.ts';

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/** The SDK's client; the library is loaded on first use. A failing call is retried twice. */
export function stripeClient(settings: StripeSettings): Promise<Stripe> {
  const known = clients.get(settings) ?? createClient(settings);
  clients.set(settings, known);
  return known;
}

async function createClient({ secretKey, apiBase, timeoutMs }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    ...addressOf(apiBase),
    maxNetworkRetries: 2,
    timeout: timeoutMs ?? 10_000,
    telemetry: false,
  });
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
