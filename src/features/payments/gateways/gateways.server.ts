import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Context } from '../../../platform/context.ts';
import type { Gateway } from './gateway.ts';
import { stripeGateway } from './stripe.server.ts';

/** The provider behind a way to pay; undefined where it is not configured. */
export function gatewayFor(ctx: Context, method: PaymentMethod): Gateway | undefined {
  const { stripe } = ctx.settings;
  return method === 'stripe' && stripe ? stripeGateway(stripe) : undefined;
}

/** The ways to pay that are configured. */
export function configuredMethods({ settings }: Context): PaymentMethod[] {
  const methods: PaymentMethod[] = settings.stripe ? ['stripe'] : [];
  return settings.bankAccounts.length > 0 ? [...methods, 'bank'] : methods;
}
