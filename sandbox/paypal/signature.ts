import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Account, timestamp } from './account.ts';
import { signingCertificate } from './certificate.ts';

/** The headers of a webhook: RSA-SHA256 over `id|time|webhook id|crc32 of the raw body`, and the URL of the key. */
export function signatureHeaders(account: Account, body: string): Record<string, string> {
  const { name, key } = signingCertificate(account.db);
  const id = randomUUID();
  const time = timestamp(account);
  const signed = `${id}|${time}|${account.webhookId}|${crc32(body)}`;
  return {
    'user-agent': 'PayPal/AUHD-1.0-1',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${account.publicUrl()}/v1/notifications/certs/${name}`,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(signed), key).toString('base64'),
  };
}
