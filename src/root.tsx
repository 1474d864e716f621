import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import './ui/theme/theme.css';
import { SiteFrame } from './app/site/site-frame.tsx';
import { Unverified } from './features/accounts/web/confirmation/unverified.tsx';
import { FailedPage } from './lib/page/failures/failed-page.tsx';
import { clearFlash, readFlash } from './lib/page/flash.ts';
import { RefreshWithoutScripts } from './lib/page/refresh.tsx';
import { scopeOf } from './lib/page/scope.ts';
import type { RootData } from './lib/page/viewer/use-viewer.ts';
import { SkipLink } from './ui/navigation/skip-link.tsx';
import { favicon } from './ui/theme/favicon.ts';
import { fontPreloads } from './ui/theme/fonts/fonts.ts';
import { applyTheme, themeScript } from './ui/theme/theme.ts';
import { toast } from './ui/toasts/toast.ts';
import { Toasts } from './ui/toasts/toasts.tsx';

export const links: Route.LinksFunction = () => [favicon, ...fontPreloads];

/** The data every page has, such as the signed-in user and a message from the previous page. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, supportEmail } = scopeOf(args);
  const cookies = args.request.headers.get('cookie');
  const flash = readFlash(cookies);
  const headers = new Headers();
  if (flash) headers.append('set-cookie', clearFlash());
  const body: RootData = { viewer, supportEmail, flash, year: new Date().getUTCFullYear() };
  return Response.json(body, { headers }) as unknown as RootData;
}

/** Shows why a request was refused before it reached its page, such as a body that is not a form. */
export const middleware: Route.MiddlewareFunction[] = [
  (args) => {
    const { refusal } = scopeOf(args);
    if (refusal) throw data(refusal.message, { status: refusal.status });
  },
];

const player = /^\/dashboard\/courses\/[^/]+$/;

/**
 * The root's data is not loaded again when only the query changes, or on the way from a dashboard into a course, so
 * that what is stored on the device can be opened without a connection.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  ((formMethod !== undefined && formMethod !== 'GET') ||
    (currentUrl.pathname === nextUrl.pathname
      ? currentUrl.search === nextUrl.search
      : !(player.test(nextUrl.pathname) && currentUrl.pathname.startsWith('/dashboard')))) &&
  defaultShouldRevalidate;

export const meta: Route.MetaFunction = () => [
  { title: 'Milepost' },
  { name: 'description', content: 'Courses for people who deliver projects, programmes and portfolios.' },
];

export function Layout({ children }: { children: ReactNode }) {
  // React resets the attributes of <html> when it renders the document again, as for an error page.
  useLayoutEffect(applyTheme, []);
  // The last effect of the first render: from here on every control on the page works.
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* Rendered only on the server: it is for readers without scripts, and would enlarge every page's script. */}
        {import.meta.env.SSR && <RefreshWithoutScripts />}
      </head>
      <body>
        <SkipLink />
        {children}
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { flash } = loaderData;
  useEffect(() => {
    if (flash) toast[flash.tone](flash.message);
  }, [flash]);
  return (
    <>
      {flash && (
        <noscript>
          <p className="page-width py-3">{flash.message}</p>
        </noscript>
      )}
      <Outlet />
    </>
  );
}

/** An error that affects the whole product, such as an unreachable server, still leaves the header and footer. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SiteFrame>
    <FailedPage error={error} unverified={<Unverified />} className="page-width py-12 sm:py-20" />
  </SiteFrame>
);
