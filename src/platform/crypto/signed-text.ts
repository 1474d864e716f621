import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs a text for use in a URL, so that changes to it are detected: `text.signature`, both in base64url. It does not
 * expire.
 * @param key the key for this purpose, from `ctx.keyFor`
 */
export function signText(key: Buffer, text: string): string {
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${mac(key, body)}`;
}

/** The text that was signed, or null when the token is forged or was signed with another key. */
export function readSignedText(key: Buffer, token: string): string | null {
  const [body = '', signature = ''] = token.split('.');
  const [actual, expected] = [Buffer.from(signature), Buffer.from(mac(key, body))];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Buffer.from(body, 'base64url').toString();
}

const mac = (key: Buffer, body: string): string => createHmac('sha256', key).update(body).digest('base64url');
