import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/crypto/sealing.ts';
import type { Trx } from '../../platform/database/database.ts';

type Parts = Pick<Context, 'keyFor' | 'settings'>;
type Sealed = { tokenSealed: string };

export const keyOf = (ctx: Pick<Context, 'keyFor'>): Buffer => ctx.keyFor('gift links');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The columns of a new token: its hash, by which a gift is found, and the token itself, encrypted. */
export function newToken(ctx: Pick<Context, 'keyFor'>): { tokenHash: Buffer; tokenSealed: string } {
  const token = randomBytes(32).toString('base64url');
  return { tokenHash: hashToken(token), tokenSealed: seal(keyOf(ctx), token) };
}

const urlOf = (ctx: Parts, { tokenSealed }: Sealed): string =>
  `${ctx.settings.appUrl}/claim/${unseal(keyOf(ctx), tokenSealed)}`;

/** The link with which the recipient claims a gift; null if the application secret has changed since it was made. */
export function claimUrl(ctx: Parts, gift: Sealed): string | null {
  // Derived outside of the block below, which expects only that the token cannot be decrypted.
  keyOf(ctx);
  try {
    return urlOf(ctx, gift);
  } catch {
    return null;
  }
}

/**
 * The link for an email about a locked gift. If the application secret has changed, the gift gets a new link, and the
 * previous one stops working.
 */
export async function linkToSend(ctx: Parts, trx: Trx, gift: Sealed & { id: string }): Promise<string> {
  const known = claimUrl(ctx, gift);
  if (known !== null) return known;
  const token = newToken(ctx);
  await trx.updateTable('gifts').set(token).where('id', '=', gift.id).execute();
  return urlOf(ctx, token);
}
