import { X509Certificate } from 'node:crypto';
import { failure } from '../../../platform/failure.ts';
import type { PayPalSettings } from '../../../platform/settings/payment-settings.ts';

const path = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;
const largestBytes = 20_000;
/** Anybody may name a certificate: what that costs us and PayPal is bounded, whatever is named. */
const mostKnown = 10;
const mostMissing = 200;
const missingForMs = 10 * 60_000;
const mostFetches = 10;
const perMs = 60_000;

const cannotVerify = failure(
  'payment.provider_unavailable',
  502,
  'The message could not be verified just now. Please send it again.',
);

/** What is known about PayPal's certificates, by address; a `Map` keeps the order in which it was filled. */
type Certificates = {
  known: Map<string, X509Certificate>;
  /** Until when an address that has none is not asked again. */
  missing: Map<string, number>;
  fetching: Map<string, Promise<X509Certificate | null>>;
  /** When the last ones were fetched. */
  fetches: number[];
};

const shelves = new WeakMap<PayPalSettings, Certificates>();

/**
 * The certificate under which a message says it was signed; null when its address is not PayPal's own, there is none,
 * or it is not in force. Fetched once for each address, however many messages come at once.
 * @throws 502 when PayPal cannot be reached, or has been asked too often of late: the message comes again
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
  const shelf = shelfOf(settings);
  const known = shelf.known.get(address);
  if (known) keep(shelf.known, address, known, mostKnown);
  if (known || (shelf.missing.get(address) ?? 0) > now) return known ?? null;
  const certificate = await fetchedOnce(settings, shelf, address, now);
  if (certificate) keep(shelf.known, address, certificate, mostKnown);
  else keep(shelf.missing, address, now + missingForMs, mostMissing);
  return certificate;
}

function shelfOf(settings: PayPalSettings): Certificates {
  const shelf = shelves.get(settings) ?? {
    known: new Map(),
    missing: new Map(),
    fetching: new Map(),
    fetches: [],
  };
  shelves.set(settings, shelf);
  return shelf;
}

/** Keeps what was used last; what has not been used for longest makes room. */
function keep<T>(shelf: Map<string, T>, address: string, value: T, most: number): void {
  shelf.delete(address);
  shelf.set(address, value);
  const [oldest] = shelf.keys();
  if (shelf.size > most && oldest !== undefined) shelf.delete(oldest);
}

async function fetchedOnce(
  settings: PayPalSettings,
  shelf: Certificates,
  address: string,
  now: number,
): Promise<X509Certificate | null> {
  const fetching = shelf.fetching.get(address) ?? fetchWithinBounds(settings, shelf, address, now);
  shelf.fetching.set(address, fetching);
  try {
    return await fetching;
  } catch {
    throw cannotVerify();
  } finally {
    shelf.fetching.delete(address);
  }
}

/** @throws an Error when as many have been fetched of late as may be, or PayPal does not answer */
async function fetchWithinBounds(
  settings: PayPalSettings,
  shelf: Certificates,
  address: string,
  now: number,
): Promise<X509Certificate | null> {
  shelf.fetches = shelf.fetches.filter((at) => Math.abs(now - at) < perMs);
  if (shelf.fetches.length >= mostFetches) throw new Error('Too many certificates have been asked for.');
  shelf.fetches.push(now);
  return fetchCertificate(settings, address);
}

/** Whoever signs could otherwise name a certificate of their own. */
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

/** The text of an answer; null when it is longer, of which no more is read than that. */
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
