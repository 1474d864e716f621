import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/crypto/sealing.ts';
import type { Trx } from '../../../platform/database/database.ts';

type Parts = Pick<Context, 'keyFor' | 'settings'>;
type Sealed = { tokenSealed: string };

const keyOf = (ctx: Pick<Context, 'keyFor'>): Buffer => ctx.keyFor('gift links');

/** The SHA-256 of a token, by which its gift is found. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new token, and the columns that store it: its hash, by which a gift is found, and the token encrypted. */
export function newToken(ctx: Pick<Context, 'keyFor'>) {
  const token = randomBytes(32).toString('base64url');
  return { token, columns: { tokenHash: hashToken(token), tokenSealed: seal(keyOf(ctx), token) } };
}

const urlWith = ({ settings }: Parts, token: string): string => `${settings.appUrl}/claim/${token}`;

/** The link with which the recipient claims a gift; null if the application secret has changed since it was made. */
export function claimUrl(ctx: Parts, { tokenSealed }: Sealed): string | null {
  const key = keyOf(ctx);
  try {
    return urlWith(ctx, unseal(key, tokenSealed));
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
  const { token, columns } = newToken(ctx);
  await trx.updateTable('gifts').set(columns).where('id', '=', gift.id).execute();
  return urlWith(ctx, token);
}
