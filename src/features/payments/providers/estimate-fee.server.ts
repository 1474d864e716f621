import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Cents } from '../../../contract/money/money.ts';
import { providerOf } from './providers.ts';
import { servers } from './registry.server.ts';

/** What the provider is likely to charge for a payment, rounded up and never more than the payment; nothing without a provider. */
export function estimateFee(method: PaymentMethod, amountCents: Cents): Cents {
  const provider = providerOf(method);
  if (!provider) return 0;
  const { permille, fixedCents } = servers[provider].fee(method);
  return Math.min(amountCents, Math.ceil((amountCents * permille) / 1000) + fixedCents);
}
