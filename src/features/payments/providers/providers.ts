import { type PaymentMethod, paymentMethods } from '../../../contract/constants.ts';
import type { MethodAbout, PayoutAbout, ProviderAbout } from './about.ts';
import * as registry from './registry.ts';

/** A payment provider, by the name of its folder. */
export type Provider = keyof typeof registry;

const abouts: Record<Provider, ProviderAbout> = { ...registry };

export const providers = Object.keys(abouts) as Provider[];

/** The provider of a payment method; undefined for one without, such as a bank transfer. */
export const providerOf = (method: PaymentMethod): Provider | undefined =>
  providers.find((name) => method in abouts[name].methods);

/** The public facts about a payment method that has a provider. */
export function aboutMethod(method: PaymentMethod): MethodAbout | undefined {
  const provider = providerOf(method);
  return provider && abouts[provider].methods[method];
}

/** All payment methods with a provider, in the order in which they are offered. */
export const providedMethods: readonly PaymentMethod[] = paymentMethods.filter(providerOf);

/** Its name as people write it. */
export const titleOf = (provider: Provider): string => abouts[provider].title;

/** How a provider pays instructors; undefined if it does not. */
export const payoutAbout = (provider: Provider): PayoutAbout | undefined => abouts[provider].payout;

/** A provider's payment methods. */
export const methodsOf = (provider: Provider): PaymentMethod[] =>
  providedMethods.filter((method) => providerOf(method) === provider);

/** Its payment method on our own page, if it has one. */
export const methodPaidHere = (provider: Provider): PaymentMethod | undefined =>
  methodsOf(provider).find((method) => aboutMethod(method)?.here);
