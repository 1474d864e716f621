import { lazy, Suspense } from 'react';

const UnverifiedPage = lazy(() => import('./unverified-page.tsx'));

/** Asks people to confirm their email before they use a page that needs it. Loaded when first shown. */
export const Unverified = () => (
  <Suspense>
    <UnverifiedPage />
  </Suspense>
);
