import type { z } from 'zod';
import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Gateway } from './gateway.ts';
import type { Messages } from './messages.server.ts';
import type { PayoutGateway } from './payout-gateway.ts';

/** What a provider's browser script needs, if buyers pay on our own page. */
type PageScript = { clientId: string; scriptUrl: string };

/** A provider's price for a payment: thousandths of the amount, and cents for each payment. */
export type Fee = { permille: number; fixedCents: number };

/**
 * The server-only part of a payment provider: exported as `provider` by the `provider.server.ts` in its folder. Its
 * settings are its own; other code passes them on without reading them.
 */
export type ProviderServer<Settings = unknown> = {
  /** The environment variables that configure it. */
  environment: z.ZodObject;
  /**
   * Its settings; undefined if it is not configured.
   * @throws StartupError when only some of the variables are set
   */
  readSettings(values: Record<string, unknown>): Settings | undefined;
  /** Public keys of its stand-in in the sandbox, and the settings to reach it at this URL. */
  sandbox: { keys: Record<string, string>; settings(url: string): Settings };
  /** Its API's base URL, if the settings have one. */
  apiBase(settings: Settings): string | undefined;
  gateway(settings: Settings, method: PaymentMethod): Gateway;
  messages: Messages<Settings>;
  /** Pays instructors, if the provider does. */
  payouts?(settings: Settings): PayoutGateway;
  /** Its published price for a payment in US dollars, from which its fee is estimated. */
  fee(method: PaymentMethod): Fee;
  /** The origins of its pages, to which the checkout form redirects. */
  pageOrigins(settings: Settings): string[];
  /** If buyers pay on our own page: its script, whose origin may also show frames there. */
  pageScript?(settings: Settings): PageScript;
  /** Converts the reference in the return URL to ours, for a provider whose references differ. */
  referenceIn?(returned: string): string;
};
