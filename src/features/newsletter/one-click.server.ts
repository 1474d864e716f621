import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context.ts';

/**
 * The headers that let an email program unsubscribe its reader with one click (RFC 8058). The URL is signed for this
 * reader and does not expire: a newsletter may be opened years later.
 */
export function oneClickHeaders(ctx: Context, email: string): Record<string, string> {
  const address = `${ctx.settings.appUrl}/api/newsletter/one-click/${signReader(ctx, email)}`;
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The email that a token was signed for, or null when it is forged. */
export function readReader(ctx: Context, token: string): string | null {
  const [body = '', signature = ''] = token.split('.');
  const [actual, expected] = [Buffer.from(signature), Buffer.from(mac(ctx, body))];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Buffer.from(body, 'base64url').toString();
}

function signReader(ctx: Context, email: string): string {
  const body = Buffer.from(email).toString('base64url');
  return `${body}.${mac(ctx, body)}`;
}

const mac = (ctx: Context, body: string): string =>
  createHmac('sha256', ctx.keyFor('newsletter')).update(body).digest('base64url');
