import type { Context } from '../../platform/context.ts';
import { readSignedText, signText } from '../../platform/crypto/signed-text.ts';
import { oneClickHeaders } from '../notifications/index.server.ts';

/** The one-click headers for a reader. The URL is signed and does not expire: a newsletter may be opened years later. */
export const headersFor = (ctx: Context, email: string): Record<string, string> =>
  oneClickHeaders(ctx, `newsletter/one-click/${signText(keyOf(ctx), email)}`);

/** The email that a token was signed for, or null if it is forged. */
export const readUnsubscribeToken = (ctx: Context, token: string): string | null =>
  readSignedText(keyOf(ctx), token);

const keyOf = (ctx: Context): Buffer => ctx.keyFor('newsletter');
