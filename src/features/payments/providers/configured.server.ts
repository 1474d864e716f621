import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { timed } from '../../../platform/observability/metrics/provider-calls.ts';
import type { ProviderSettings } from '../../../platform/settings/provider-settings.ts';
import type { Gateway } from './gateway.ts';
import type { PayoutGateway } from './payout-gateway.ts';
import { methodPaidHere, type Provider, providedMethods, providerOf, providers } from './providers.ts';
import { servers } from './registry.server.ts';

export const noSuchProvider = failure(
  'payment.not_configured',
  404,
  'This payment provider is not configured here.',
);

/** Anything with the providers' settings. */
export type Configured = { settings: { providers: ProviderSettings } };

/**
 * The provider with this name, from the URL.
 * @throws 404 if there is none
 */
export function providerNamed(name: string): Provider {
  const provider = providers.find((known) => known === name);
  if (!provider) throw noSuchProvider();
  return provider;
}

/** A provider's settings; undefined if it is not configured. */
export const settingsOf = ({ settings }: Configured, provider: Provider): unknown =>
  settings.providers[provider];

/** The gateway to a payment method's provider; undefined if there is none or it is not configured. */
export function gatewayFor(ctx: Context, method: PaymentMethod): Gateway | undefined {
  const provider = providerOf(method);
  const settings = provider && settingsOf(ctx, provider);
  return settings ? measured(provider, servers[provider].gateway(settings, method)) : undefined;
}

/** The gateway for a provider's payouts; undefined if it is not configured or pays no instructors. */
export function payoutGatewayFor(ctx: Configured, name: string): PayoutGateway | undefined {
  const provider = providers.find((known) => known === name);
  const settings = provider && settingsOf(ctx, provider);
  const gateway = settings ? servers[provider].payouts?.(settings) : undefined;
  if (!provider || !gateway) return undefined;
  return {
    ...gateway,
    prepare: (payee) => timed(provider, 'prepare', () => gateway.prepare(payee)),
    send: (request) => timed(provider, 'send', () => gateway.send(request)),
    ask: (request) => timed(provider, 'askPayout', () => gateway.ask(request)),
  };
}

/** The gateway, with the duration of each call in the metrics. */
function measured(provider: Provider, { collect, ...gateway }: Gateway): Gateway {
  return {
    open: (request) => timed(provider, 'open', () => gateway.open(request)),
    ask: (paid) => timed(provider, 'ask', () => gateway.ask(paid)),
    ...(collect && { collect: (paid) => timed(provider, 'collect', () => collect(paid)) }),
    close: (reference) => timed(provider, 'close', () => gateway.close(reference)),
    refund: (paid, refund) => timed(provider, 'refund', () => gateway.refund(paid, refund)),
  };
}

/** The API's base URL from the settings of a payment method's provider; undefined if nothing sets one. */
export function apiBaseOf(ctx: Configured, method: PaymentMethod): string | undefined {
  const provider = providerOf(method);
  const settings = provider && settingsOf(ctx, provider);
  return settings ? servers[provider].apiBase(settings) : undefined;
}

/** The payment methods on offer, and what the script of the card page needs; null if no provider has one. */
export function waysToPay(ctx: Context) {
  const provided = providedMethods.filter((method) => gatewayFor(ctx, method));
  const methods: PaymentMethod[] = ctx.settings.bankAccounts.length > 0 ? [...provided, 'bank'] : provided;
  return { methods, card: configured(ctx).flatMap(scriptOf)[0] ?? null };
}

/** The origins of the providers' pages, to which the checkout form redirects. */
export const paymentPages = (ctx: Configured): string[] =>
  configured(ctx).flatMap(({ server, settings }) => server.pageOrigins(settings));

/** The only page on which a provider's script runs. */
const cardPage = /^\/checkout\/((bundle|gift)\/)?[^/]+\/card$/;

/** The origins whose scripts and frames a page needs. */
export const paymentScripts = (ctx: Configured, path: string): string[] =>
  cardPage.test(path)
    ? configured(ctx)
        .flatMap(scriptOf)
        .map(({ scriptUrl }) => new URL(scriptUrl).origin)
    : [];

type InUse = { name: Provider; server: (typeof servers)[Provider]; settings: unknown };

/** The providers in use. */
export const configured = (ctx: Configured): InUse[] =>
  providers
    .map((name) => ({ name, server: servers[name], settings: settingsOf(ctx, name) }))
    .filter(({ settings }) => settings);

const scriptOf = ({ name, server, settings }: InUse) =>
  methodPaidHere(name) && server.pageScript ? [{ provider: name, ...server.pageScript(settings) }] : [];
