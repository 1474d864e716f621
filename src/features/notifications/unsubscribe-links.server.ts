import type { Context } from '../../platform/context.ts';
import { readSignedText, signText } from '../../platform/crypto/signed-text.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneClickHeaders } from './one-click.server.ts';

type Kind = {
  /** Names the key that signs the links. */
  purpose: string;
  /** The path of the page that asks before it unsubscribes. */
  page: string;
  /** The path of the one-click endpoint, below `/api`. */
  endpoint: string;
};

/** The links that stop one kind of email. They are signed and never expire: an email may be opened years later. */
export function unsubscribeLinks({ purpose, page, endpoint }: Kind) {
  const keyOf = (ctx: Context): Buffer => ctx.keyFor(purpose);
  const pageOf = ({ settings }: Context, token: string): string =>
    `${settings.appUrl}/${page}/${encodeURIComponent(token)}`;
  return {
    pageOf,
    /** The link for an email, and the headers with which email programs unsubscribe its reader (RFC 8058). */
    linksFor(ctx: Context, reader: string) {
      const token = signText(keyOf(ctx), reader);
      return { link: pageOf(ctx, token), headers: oneClickHeaders(ctx, `${endpoint}/${token}`) };
    },
    /** The reader for whom a token was signed; null if the token is forged. */
    readerOf: (ctx: Context, token: string): string | null => readSignedText(keyOf(ctx), token),
  };
}

/** Whether a user still has an account. Links in emails outlive it. */
export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}
