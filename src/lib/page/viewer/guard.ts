import { redirect } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import type { Role } from '../../../contract/constants.ts';
import { dashboardOf, type Viewer } from '../../../contract/viewer.ts';
import { addressOf } from '../address-of.ts';
import { redirectWithToast } from '../flash.ts';
import { type PageArgs, scopeOf } from '../scope.ts';
import { askToVerify } from './ask-to-verify.ts';

/** What dashboard pages throw for an unconfirmed account; the shell shows what to do. */
export const unverifiedStatus = 403;

/**
 * Allows only confirmed users of this role. Call it first in every loader and action of a dashboard: a parent's loader
 * does not protect its children.
 * @throws a redirect to `/auth` if nobody is signed in, or to the user's own dashboard (from the admin area, to `/`) if
 * they have another role; 403 while unverified
 */
export function guardRole(args: PageArgs, role: Role): Viewer {
  const { viewer } = scopeOf(args);
  // The role is checked first: users of another role are redirected, and not asked to confirm their email here.
  if (viewer && viewer.role !== role) throw redirect(role === 'admin' ? '/' : dashboardOf(viewer.role));
  return guardSignedIn(args);
}

/**
 * Allows only administrators. An ended session is cleared first, and its owner signs in again.
 * @throws a redirect to `/login`, `/auth` or `/`
 */
export async function guardAdmin(args: PageArgs): Promise<Viewer> {
  await leaveWhenExpired(args, '/login');
  return guardRole(args, 'admin');
}

/**
 * Guards a page that is in the instructor's area and in the administrators'.
 * @returns which area the URL is in
 */
export async function guardEitherArea(args: PageArgs): Promise<'instructor' | 'admin'> {
  if (args.url.pathname.startsWith('/admin-dashboard')) {
    await guardAdmin(args);
    return 'admin';
  }
  guardRole(args, 'instructor');
  return 'instructor';
}

/**
 * Clears an ended session.
 * @throws a redirect to `to` if there was one: to `/login` with a return URL, to the home page with a message
 */
export async function leaveWhenExpired(args: PageArgs, to: '/' | '/login'): Promise<void> {
  const { api, viewer } = scopeOf(args);
  if (viewer || !hasSessionCookie(args.request)) return;
  await read(api.logout.$get());
  if (to === '/login') throw redirect(signInAddress(args, to));
  throw redirectWithToast(to, 'Your session has ended. Please sign in again.', 'info');
}

/** Allows any confirmed user: for the player, which enrolled users can open whatever their role. */
export function guardSignedIn(args: PageArgs): Viewer {
  const { viewer } = scopeOf(args);
  if (!viewer) throw redirect(signInAddress(args));
  if (!viewer.isVerified) throw new Response(askToVerify, { status: unverifiedStatus });
  return viewer;
}

/**
 * The sign-in URL with a return URL, by default the requested page. With `ended`, the page explains that the session
 * has ended, and a form with scripts stays, with everything typed (`hasSessionEnded`).
 */
export function signInAddress(
  args: Pick<PageArgs, 'request' | 'url'>,
  signInPath = '/auth',
  next = pageOf(args),
  // Only signed-in users see a form, so its session has ended even if the browser has already dropped the cookie.
  ended = hasSessionCookie(args.request) || !next,
): string {
  const why = [...(next ? [`next=${encodeURIComponent(next)}`] : []), ...(ended ? ['ended=yes'] : [])];
  return why.length > 0 ? `${signInPath}?${why.join('&')}` : signInPath;
}

/** The requested page; undefined for a submitted form. */
const pageOf = ({ request, url }: Pick<PageArgs, 'request' | 'url'>): string | undefined =>
  request.method === 'GET' ? addressOf({ url }) : undefined;

/** Whether a request came with a session cookie; if nobody is signed in, that session has ended. */
export const hasSessionCookie = ({ headers }: Request): boolean =>
  /(^|;\s*)(__Host-)?session=/.test(headers.get('cookie') ?? '');

/**
 * A path of our own to return to, or the fallback: never another site. The URL parser decides, because browsers read
 * `\` as `/` and drop line breaks.
 */
export function safePath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

const here = 'http://here';
