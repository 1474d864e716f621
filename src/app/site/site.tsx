import { useState } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { Unverified } from '../../features/accounts/web/confirmation/unverified.tsx';
import { FailedPage } from '../../lib/page/failures/failed-page.tsx';
import { meta as notFoundMeta } from '../../lib/page/failures/not-found.tsx';
import { useForgetting } from '../../lib/page/forget-together.ts';
import { usePageHandle } from '../../lib/page/page-handle.ts';
import { useSessionWatch } from '../../lib/page/use-session-watch.ts';
import { useViewer } from '../../lib/page/use-viewer.ts';
import type { Route } from './+types/site';
import { SiteFrame } from './site-frame.tsx';
import { useArrival } from './use-arrival.ts';

/** Only for a page that failed: all others declare their own metadata. */
export const meta: Route.MetaFunction = ({ error, matches }) =>
  isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta() : matches[0]?.meta;

/** The layout of the whole product: header, page, footer. */
export default function Site() {
  useArrival();
  usePublicWatch();
  useForgetting();
  return (
    <SiteFrame>
      <Outlet key={useTakeovers()} />
    </SiteFrame>
  );
}

/** An error in a page is shown in its place; header and footer remain. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <FailedPage error={error} unverified={<Unverified />} className="page-width py-12 sm:py-20" />
    </SiteFrame>
  );
}

/** How often another person took over the session: a key with which their page starts afresh, without typed text. */
function useTakeovers(): number {
  const id = useViewer()?._id;
  const [seen, setSeen] = useState({ id, takeovers: 0 });
  if (id !== undefined && id !== seen.id)
    setSeen({ id, takeovers: seen.takeovers + (seen.id === undefined ? 0 : 1) });
  return seen.takeovers;
}

/**
 * A public page shows who is signed in, so its header updates when the user signs in or out in another tab. Routes
 * that watch the session themselves declare it in their `handle`.
 */
function usePublicWatch(): void {
  const viewer = useViewer();
  const isPublic = !usePageHandle('ownSession');
  useSessionWatch(viewer?.role ?? null, isPublic ? 'public' : null);
}
