import type { ProviderSettings } from '../../../platform/settings/provider-settings.ts';
import { providers } from './providers.ts';
import { servers } from './registry.server.ts';

/** Reads the payment providers' configuration; each has its own environment variables. */
export const providerEnvironments = providers.map((name) => ({
  name,
  environment: servers[name].environment,
  read: (values: Record<string, unknown>) => servers[name].readSettings(values),
}));

/** The settings with the sandbox in place of every unconfigured provider. */
export const withSandboxedProviders = (configured: ProviderSettings, sandboxUrl: string): ProviderSettings =>
  Object.fromEntries(
    providers.map((name) => [name, configured[name] ?? servers[name].sandbox.settings(sandboxUrl)]),
  );

/** The providers' accounts in the sandbox: their keys, and the URLs of their webhooks. */
export const sandboxAccounts = (webhooks: string) =>
  Object.fromEntries(
    providers.map((name) => [name, { ...servers[name].sandbox.keys, webhookUrl: `${webhooks}/${name}` }]),
  );
