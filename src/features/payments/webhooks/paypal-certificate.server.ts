import { X509Certificate } from 'node:crypto';
import { failure } from '../../../platform/failure.ts';
import type { PayPalSettings } from '../../../platform/payment-settings.ts';

const known = new Map<string, Promise<X509Certificate | null>>();
const mostKnown = 20;
const largestBytes = 20_000;
const path = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;

const cannotVerify = failure(
  'payment.provider_unavailable',
  502,
  'The message could not be verified just now. Please send it again.',
);

/**
 * The certificate under which a message says it was signed; null when its address is not PayPal's own, or it is not
 * in force. Fetched once for each address, however many messages come at once.
 * @throws 502 when PayPal cannot be reached: the message comes again
 */
export async function certificateAt(
  settings: PayPalSettings,
  address: string,
  now: Date,
): Promise<X509Certificate | null> {
  if (!isPayPals(settings, address)) return null;
  const certificate = await fetchedOnce(settings, address);
  const isInForce = certificate && certificate.validFromDate <= now && certificate.validToDate >= now;
  return isInForce ? certificate : null;
}

/** What is not found is not remembered, so that names made up by others neither stay nor push out a real one for long. */
async function fetchedOnce(settings: PayPalSettings, address: string): Promise<X509Certificate | null> {
  if (known.size >= mostKnown) known.clear();
  const fetching = known.get(address) ?? fetchCertificate(settings, address);
  known.set(address, fetching);
  try {
    const certificate = await fetching;
    if (!certificate) known.delete(address);
    return certificate;
  } catch {
    known.delete(address);
    throw cannotVerify();
  }
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
  if (!response.ok) return null;
  const pem = await response.text();
  if (pem.length > largestBytes) return null;
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}
