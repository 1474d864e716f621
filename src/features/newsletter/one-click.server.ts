import type { Context } from '../../platform/context.ts';
import { readSignedText, signText } from '../../platform/crypto/signed-text.ts';

/**
 * The headers that let an email program unsubscribe its reader with one click (RFC 8058). The URL is signed for this
 * reader and does not expire: a newsletter may be opened years later.
 */
export function oneClickHeaders(ctx: Context, email: string): Record<string, string> {
  const url = `${ctx.settings.appUrl}/api/newsletter/one-click/${signText(keyOf(ctx), email)}`;
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The email that a token was signed for, or null when it is forged. */
export const readReader = (ctx: Context, token: string): string | null => readSignedText(keyOf(ctx), token);

const keyOf = (ctx: Context): Buffer => ctx.keyFor('newsletter');
