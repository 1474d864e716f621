import { useState } from 'react';
import { isRouteErrorResponse, Outlet, useNavigation } from 'react-router';
import type { Role } from '../../contract/constants.ts';
import { Unverified } from '../../features/accounts/web/confirmation/unverified.tsx';
import { FailedPage } from '../../lib/page/failures/failed-page.tsx';
import { meta as notFoundMeta } from '../../lib/page/failures/not-found.tsx';
import { usePageHandle } from '../../lib/page/page-handle.ts';
import { useForgetOnLogout } from '../../lib/page/viewer/forget-on-logout.ts';
import { useSessionWatch } from '../../lib/page/viewer/use-session-watch.ts';
import { useViewer } from '../../lib/page/viewer/use-viewer.ts';
import type { Route } from './+types/site';
import { SiteFrame } from './site-frame.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/** Only for a page that failed: all others declare their own metadata. */
export const meta: Route.MetaFunction = ({ error, matches }) =>
  isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta() : matches[0]?.meta;

/** The layout of the whole product: header, page, footer, and a bar at the top while the next page is slow. */
export default function Site() {
  const viewer = useViewer();
  useFocusAfterNavigation();
  usePublicWatch(viewer?.role ?? null);
  useForgetOnLogout();
  return (
    <SiteFrame>
      <div className="loading-bar" data-busy={useNavigation().state === 'loading' || undefined} />
      <Outlet key={useOwner(viewer?._id)} />
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

/** The id of the last user to sign in, as the key of the page: signing in as someone else discards what was typed. */
function useOwner(id: string | undefined): string | undefined {
  const [owner, setOwner] = useState(id);
  if (id && id !== owner) setOwner(id);
  return owner;
}

/**
 * A public page shows who is signed in, so its header updates when the user signs in or out in another tab. Routes
 * that watch the session themselves declare it in their `handle`.
 */
function usePublicWatch(role: Role | null): void {
  const isPublic = !usePageHandle('ownSession');
  useSessionWatch(role, isPublic ? 'public' : null);
}
