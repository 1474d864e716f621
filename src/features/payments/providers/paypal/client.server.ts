import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@paypal/paypal-server-sdk';
import type { AxiosRequestConfig } from 'axios';
import { isRefusal, ProviderFailure } from '../gateway.ts';
import type { PayPalSettings } from './settings.server.ts';

type Sdk = typeof import('@paypal/paypal-server-sdk');
export type PayPal = { sdk: Sdk; client: Client };

const clients = new WeakMap<PayPalSettings, Promise<PayPal>>();
const attempts = 3;
const pauseMs = 100;

/** The SDK and a client; the library is loaded on first use. */
function payPalClient(settings: PayPalSettings): Promise<PayPal> {
  const known = clients.get(settings) ?? createClient(settings);
  clients.set(settings, known);
  return known;
}

async function createClient(settings: PayPalSettings): Promise<PayPal> {
  const [sdk, { default: axios }] = await Promise.all([import('@paypal/paypal-server-sdk'), import('axios')]);
  const timeout = settings.timeoutMs ?? 10_000;
  const client = new sdk.Client({
    environment: settings.live ? sdk.Environment.Production : sdk.Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: settings.clientId,
      oAuthClientSecret: settings.clientSecret,
    },
    timeout,
    // `callPayPal` retries instead, also after a connection reset.
    httpClientOptions: { timeout, retryConfig: { ...neverRepeat } },
    unstable_httpClientOptions: settings.apiBase ? redirectedTo(axios, settings.apiBase) : { proxy: false },
  });
  return { sdk, client };
}

const neverRepeat = {
  retryOnTimeout: false,
  maxNumberOfRetries: 0,
  retryInterval: 1,
  maximumRetryWaitTime: 0,
  backoffFactor: 1,
  httpStatusCodesToRetry: [],
  httpMethodsToRetry: [],
};

/**
 * The SDK only knows PayPal's own URLs: its requests, including the one for a token, are redirected to another base URL
 * in transit.
 */
const redirectedTo = (axios: typeof import('axios').default, apiBase: string) => ({
  proxy: false,
  adapter: (config: AxiosRequestConfig) =>
    axios.getAdapter('http')({
      ...config,
      url: config.url?.replace(/^https:\/\/api-m(\.sandbox)?\.paypal\.com/, apiBase),
    } as Parameters<ReturnType<typeof axios.getAdapter>>[0]),
});

/**
 * Calls PayPal, up to three times if it does not respond or fails. Every request has an id, so that PayPal executes it
 * only once.
 * @throws PayPalFailure
 */
export async function callPayPal<T>(
  settings: PayPalSettings,
  work: (paypal: PayPal) => Promise<{ result: T }>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const paypal = await payPalClient(settings);
    try {
      return (await work(paypal)).result;
    } catch (error) {
      const failed = failureOf(error, paypal.sdk);
      if (failed.refused) throw failed;
      // The SDK caches a failed token request forever; only a new client retries.
      clients.delete(settings);
      if (attempt === attempts) throw failed;
      await pause(pauseMs * attempt);
    }
  }
}

/** `issues` are PayPal's codes for the reason. */
export class PayPalFailure extends ProviderFailure {
  override name = 'PayPalFailure';
  readonly issues: string[];

  constructor(
    message: string,
    options: { responded: boolean; refused?: boolean; issues?: string[]; cause?: unknown; status?: number },
  ) {
    super(`PayPal: ${message}`, options);
    this.issues = options.issues ?? [];
  }
}

type ErrorBody = { name?: string; message?: string; details?: { issue?: string }[] };

function failureOf(error: unknown, { ApiError }: Sdk): PayPalFailure {
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error ? error.message : String(error);
    return new PayPalFailure(message, { responded: false, cause: error });
  }
  const { name, message, details = [] } = (error.result ?? {}) as ErrorBody;
  const issues = [name, ...details.map(({ issue }) => issue)].filter((issue) => issue !== undefined);
  return new PayPalFailure(message ?? `status ${error.statusCode}`, {
    responded: true,
    refused: isRefusal(error.statusCode),
    issues,
    status: error.statusCode,
    cause: error,
  });
}
