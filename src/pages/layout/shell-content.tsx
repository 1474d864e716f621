import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { askToVerify } from '../ask-to-verify.ts';
import { ConnectionLost } from '../connection-lost.tsx';
import { unverifiedStatus } from '../guard.ts';
import { isConnectionLost } from '../is-connection-lost.ts';
import { NotFound } from '../not-found.tsx';
import type { Route } from './+types/shell-content';

/** The page beside the sidebar. What fails in it is shown in its place; the sidebar stays. */
export default function ShellContent() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === unverifiedStatus) return <Unverified />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const message =
    error instanceof Error && error.name === 'ApiFailure' ? error.message : 'Something went wrong';
  return (
    <main id="main" tabIndex={-1}>
      {isConnectionLost(error) ? (
        <ConnectionLost />
      ) : (
        <ErrorState message={message} onRetry={() => window.location.reload()} />
      )}
    </main>
  );
}

function Unverified() {
  useEffect(() => toast.info(askToVerify), []);
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="mb-6 text-3xl">One step to go</h1>
      <Notice tone="warning" title={askToVerify}>
        We sent you a mail with a link when you registered. Open it to confirm your address; “Verify Account”
        in the sidebar sends a new one.
      </Notice>
    </main>
  );
}
