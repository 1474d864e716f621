import { Outlet } from 'react-router';
import { Unverified } from '../../features/accounts/web/confirmation/unverified.tsx';
import { FailedPage } from '../../lib/page/failures/failed-page.tsx';
import type { Route } from './+types/shell-content';

/** The page next to the sidebar. An error in it is shown in its place; the sidebar stays. */
export default function ShellContent() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FailedPage error={error} unverified={<Unverified />} />
);
