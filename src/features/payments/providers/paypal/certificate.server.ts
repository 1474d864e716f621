import { X509Certificate } from 'node:crypto';
import { failure } from '../../../../platform/failures/failure.ts';
import type { PayPalSettings } from './settings.server.ts';

const path = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;
const largestBytes = 20_000;
/** Anyone can send a webhook that names a certificate, so these limits bound the requests to PayPal and our memory. */
const mostKnown = 10;
const mostMissing = 200;
const missingForMs = 10 * 60_000;
const mostFetches = 10;
const perMs = 60_000;

const cannotVerify = failure(
  'payment.provider_unavailable',
  502,
  'The message could not be verified just now. Please resend it.',
);

/** PayPal's certificates by URL; a `Map` keeps insertion order. */
type Certificates = {
  known: Map<string, X509Certificate>;
  /** When a URL that had no certificate may be requested again. */
  missing: Map<string, number>;
  fetching: Map<string, Promise<X509Certificate | null>>;
  /** When the most recent ones were fetched. */
  fetches: number[];
};

const caches = new WeakMap<PayPalSettings, Certificates>();

/**
 * The certificate with which a webhook says it was signed; null if its URL is not PayPal's own, does not exist, or the
 * certificate is not valid now. Fetched once per URL, however many webhooks arrive at the same time.
 * @throws 502 when PayPal cannot be reached, or has been asked too often recently: the webhook is repeated
 */
export async function certificateAt(
  settings: PayPalSettings,
  address: string,
  now: Date,
): Promise<X509Certificate | null> {
  if (!isPayPals(settings, address)) return null;
  const certificate = await found(settings, address, now.getTime());
  const isInForce = certificate && certificate.validFromDate <= now && certificate.validToDate >= now;
  return isInForce ? certificate : null;
}

async function found(
  settings: PayPalSettings,
  address: string,
  now: number,
): Promise<X509Certificate | null> {
  const cache = cacheOf(settings);
  const known = cache.known.get(address);
  if (known) keep(cache.known, address, known, mostKnown);
  if (known || (cache.missing.get(address) ?? 0) > now) return known ?? null;
  const certificate = await fetchedOnce(settings, cache, address, now);
  if (certificate) keep(cache.known, address, certificate, mostKnown);
  else keep(cache.missing, address, now + missingForMs, mostMissing);
  return certificate;
}

function cacheOf(settings: PayPalSettings): Certificates {
  const cache = caches.get(settings) ?? {
    known: new Map(),
    missing: new Map(),
    fetching: new Map(),
    fetches: [],
  };
  caches.set(settings, cache);
  return cache;
}

/** Adds an entry to an LRU cache. If that makes it too large, the least recently used entry is removed. */
function keep<T>(cache: Map<string, T>, address: string, value: T, most: number): void {
  cache.delete(address);
  cache.set(address, value);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}

async function fetchedOnce(
  settings: PayPalSettings,
  cache: Certificates,
  address: string,
  now: number,
): Promise<X509Certificate | null> {
  const fetching = cache.fetching.get(address) ?? fetchWithinBounds(settings, cache, address, now);
  cache.fetching.set(address, fetching);
  try {
    return await fetching;
  } catch {
    throw cannotVerify();
  } finally {
    cache.fetching.delete(address);
  }
}

/** @throws an Error when the limit of recent fetches is reached, or PayPal does not respond */
async function fetchWithinBounds(
  settings: PayPalSettings,
  cache: Certificates,
  address: string,
  now: number,
): Promise<X509Certificate | null> {
  cache.fetches = cache.fetches.filter((at) => Math.abs(now - at) < perMs);
  if (cache.fetches.length >= mostFetches) throw new Error('Too many certificates have been requested.');
  cache.fetches.push(now);
  return fetchCertificate(settings, address);
}

/** Whether a URL belongs to one of PayPal's certificates. Otherwise anyone could sign with their own certificate. */
function isPayPals({ apiBase, live }: PayPalSettings, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const origins = apiBase
    ? [new URL(apiBase).origin]
    : ['api', 'api-m'].map((host) => `https://${host}.${live ? '' : 'sandbox.'}paypal.com`);
  return origins.includes(url.origin) && path.test(url.pathname) && !url.search && !url.username;
}

async function fetchCertificate(settings: PayPalSettings, address: string): Promise<X509Certificate | null> {
  const signal = AbortSignal.timeout(settings.timeoutMs ?? 10_000);
  const response = await fetch(address, { redirect: 'error', signal });
  if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`);
  const pem = response.ok ? await textUpTo(response, largestBytes) : null;
  if (pem === null) await response.body?.cancel();
  try {
    return pem === null ? null : new X509Certificate(pem);
  } catch {
    return null;
  }
}

/** The text of a response; null if it is longer than the limit, beyond which nothing is read. */
async function textUpTo(response: Response, mostBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > mostBytes) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
