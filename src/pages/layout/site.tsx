import { Outlet, useMatches } from 'react-router';
import { useSessionWatch } from '../use-session-watch.ts';
import { useViewer } from '../use-viewer.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useArrival } from './use-arrival.ts';

/** The one layout of the whole product: header, page, footer. */
export default function Site() {
  useArrival();
  usePublicWatch();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <div className="flex-1">
        <Outlet />
      </div>
      <SiteFooter />
    </div>
  );
}

/** Routes that watch the session themselves, and the ways into an account, where there is nothing to watch. */
const watchesItself = /^(pages\/(layout\/shell|learn\/player|account\/.*)|verify-user)$/;

/** A public page tells who is signed in, too: its header follows when that ends elsewhere. */
function usePublicWatch(): void {
  const viewer = useViewer();
  const isPublic = !useMatches().some(({ id }) => watchesItself.test(id));
  useSessionWatch(viewer?.role ?? null, viewer && isPublic ? 'public' : null);
}
