import { isRouteErrorResponse, Outlet, useMatches } from 'react-router';
import { Unverified } from '../account/unverified.tsx';
import { FailedPage } from '../failed-page.tsx';
import { meta as notFoundMeta } from '../not-found.tsx';
import { useSessionWatch } from '../use-session-watch.ts';
import { useViewer } from '../use-viewer.ts';
import type { Route } from './+types/site';
import { SiteFrame } from './site-frame.tsx';
import { useArrival } from './use-arrival.ts';

/** For the page that failed alone: all others say themselves what they are. */
export const meta: Route.MetaFunction = ({ error, matches }) =>
  isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta() : matches[0]?.meta;

/** The one layout of the whole product: header, page, footer. */
export default function Site() {
  useArrival();
  usePublicWatch();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that fails is told of in its place; header and footer lead on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <FailedPage error={error} unverified={<Unverified />} className="page-width py-12 sm:py-20" />
    </SiteFrame>
  );
}

/** Routes that watch the session themselves, and emailed links, where there is nothing to watch. */
const watchesItself = /^(pages\/(layout\/shell|learn\/player|account\/(?!auth$).*)|verify-user)$/;

/** A public page shows who is signed in, too: its header follows when that begins or ends elsewhere. */
function usePublicWatch(): void {
  const viewer = useViewer();
  const isPublic = !useMatches().some(({ id }) => watchesItself.test(id));
  useSessionWatch(viewer?.role ?? null, isPublic ? 'public' : null);
}
