import type Stripe from 'stripe';
import type { StripeSettings } from '../../../platform/settings.ts';

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/**
 * The SDK's client; the library is loaded when it is first used.
 * @param timeout how long one request may take, in milliseconds; what fails is tried twice more
 */
export function stripeClient(settings: StripeSettings, timeout = 10_000): Promise<Stripe> {
  const known = clients.get(settings) ?? createClient(settings, timeout);
  clients.set(settings, known);
  return known;
}

async function createClient({ secretKey, apiBase }: StripeSettings, timeout: number): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    ...addressOf(apiBase),
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
  });
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
