import { X509Certificate } from 'node:crypto';
import type { PayPalSettings } from '../../../platform/payment-settings.ts';

const known = new Map<string, X509Certificate>();
const mostKnown = 20;
const largestBytes = 20_000;
const path = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;

/**
 * The certificate under which a message says it was signed; null when its address is not PayPal's own, or it is not
 * in force. Fetched once for each address.
 * @throws what `fetch` throws when PayPal cannot be reached: the message comes again
 */
export async function certificateAt(
  settings: PayPalSettings,
  address: string,
  now: Date,
): Promise<X509Certificate | null> {
  if (!isPayPals(settings, address)) return null;
  const certificate = known.get(address) ?? (await fetchCertificate(settings, address));
  if (!certificate || certificate.validFromDate > now || certificate.validToDate < now) return null;
  if (known.size >= mostKnown) known.clear();
  known.set(address, certificate);
  return certificate;
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
