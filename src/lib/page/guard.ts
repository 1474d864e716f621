import { type RouterContextProvider, redirect } from 'react-router';
import { read } from '../../contract/api/client.ts';
import type { Role } from '../../contract/constants.ts';
import { dashboardOf, type Viewer } from '../../contract/viewer.ts';
import { askToVerify } from './ask-to-verify.ts';
import { scopeOf } from './scope.ts';

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** What the dashboard's pages throw for an account that is not confirmed yet; the shell shows what to do. */
export const unverifiedStatus = 403;

/**
 * Lets only a confirmed person of this role pass. Call it first in every loader and action of a dashboard:
 * a parent's loader does not protect its children.
 * @throws a redirect to `/auth`, to one's own dashboard (out of the admin area: to `/`), or 403 while unverified
 */
export function guardRole(args: Args, role: Role): Viewer {
  const { viewer } = scopeOf(args);
  // Before confirmation is asked for: a dashboard of another role is no place to confirm.
  if (viewer && viewer.role !== role) throw redirect(role === 'admin' ? '/' : dashboardOf(viewer.role));
  return guardSignedIn(args);
}

/**
 * Lets only administrators pass. A session that has ended is cleared first, and its owner signs in again.
 * @throws a redirect to `/login`, `/auth` or `/`
 */
export async function guardAdmin(args: Args): Promise<Viewer> {
  await leaveWhenExpired(args, '/login');
  return guardRole(args, 'admin');
}

/** Clears a session that has ended. @throws a redirect to `to` when there was one; for `/login` with the way back */
export async function leaveWhenExpired(args: Args, to: '/' | '/login'): Promise<void> {
  const { api, viewer } = scopeOf(args);
  if (viewer || !hasSessionCookie(args.request)) return;
  await read(api.logout.$get());
  throw redirect(to === '/login' ? signInAddress(args.request, to) : to);
}

/** Lets any confirmed person pass: for the player, which who was enrolled keeps in every role. */
export function guardSignedIn(args: Args): Viewer {
  const { viewer } = scopeOf(args);
  if (!viewer) throw redirect(signInAddress(args.request));
  if (!viewer.isVerified) throw new Response(askToVerify, { status: unverifiedStatus });
  return viewer;
}

/** Where to sign in, with the way back; `ended` tells whose session has ended why they are there. */
export function signInAddress(request: Request, door = '/auth'): string {
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/\.data$/, '') + search;
  const why = [
    ...(request.method === 'GET' ? [`next=${encodeURIComponent(here)}`] : []),
    ...(hasSessionCookie(request) ? ['ended=yes'] : []),
  ];
  return why.length > 0 ? `${door}?${why.join('&')}` : door;
}

/** Whether a request came with a session; with nobody signed in, it is one that has ended. */
const hasSessionCookie = ({ headers }: Request): boolean =>
  /(^|;\s*)(__Host-)?session=/.test(headers.get('cookie') ?? '');

/**
 * A path of our own to return to, or the fallback: never another site. The parser's reading is what counts, because
 * browsers read `\\` as `/` and drop line breaks.
 */
export function safePath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

const here = 'http://here';
