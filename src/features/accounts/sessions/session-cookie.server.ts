import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Context } from '../../../platform/context.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';
import { findSession, sessionSeconds } from './sessions.server.ts';

/** The name of the session cookie. @param secure whether the product is served over https only */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');
const optionsOf = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Lax' as const, secure });

/** Sets the session cookie, which expires after `sessionSeconds`. @param secure whether it is sent over https only */
export function setSessionCookie(c: HonoContext, secure: boolean, token: string): void {
  setCookie(c, sessionCookieName(secure), token, { ...optionsOf(secure), maxAge: sessionSeconds });
}

/** Deletes the session cookie. */
export function clearSessionCookie(c: HonoContext, secure: boolean): void {
  deleteCookie(c, sessionCookieName(secure), optionsOf(secure));
}

/** Identifies the user of a request. Without a cookie the database is not queried. */
export function readSession(ctx: Context) {
  const { secure } = ctx.settings;
  return createMiddleware<ApiEnv>(async (c, next) => {
    const token = getCookie(c, sessionCookieName(secure));
    const found = token ? await findSession(ctx, token, ctx.clock()) : null;
    c.set('viewer', found?.viewer ?? null);
    c.set('sessionId', found?.sessionId ?? null);
    await next();
  });
}

/** The id of the user whose session a request carries; null for a visitor. */
export async function personOf(ctx: Context, c: HonoContext): Promise<string | null> {
  const token = getCookie(c, sessionCookieName(ctx.settings.secure));
  return token ? ((await findSession(ctx, token, ctx.clock()))?.viewer._id ?? null) : null;
}
