import { createHash, timingSafeEqual } from 'node:crypto';

export type CloudinaryAccount = { cloud: string; key: string; secret: string };

const unsigned = ['file', 'cloud_name', 'resource_type', 'api_key', 'signature'];
const lifetime = 3600;

/**
 * Why signed parameters are refused, in the service's wording; null when they are valid.
 * @param now milliseconds since 1970
 */
export function refusalOf(
  parameters: Record<string, string>,
  account: CloudinaryAccount,
  now: number,
): string | null {
  const { api_key, signature = '', timestamp } = parameters;
  if (api_key !== account.key) return `Unknown API key ${api_key ?? ''}`;
  const toSign = Object.entries(parameters)
    .filter(([name, value]) => !unsigned.includes(name) && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  const expected = createHash('sha1').update(`${toSign}${account.secret}`).digest('hex');
  if (!isSame(expected, signature)) return `Invalid Signature ${signature}. String to sign - '${toSign}'.`;
  if (Math.abs(Number(timestamp) - now / 1000) > lifetime)
    return `Stale request - reported time is ${timestamp}`;
  return null;
}

function isSame(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}
