import { createHmac } from 'node:crypto';

/** The `stripe-signature` header of a body: HMAC-SHA256 over `time.body`, time in seconds. */
export function signature(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
