import { lazy, Suspense, useEffect, useState } from 'react';
import type { ApplicationProps } from './instructor-application.tsx';

const InstructorApplication = lazy(() => import('./instructor-application.tsx'));

/** The instructor application, loaded when first opened. Client-only: the server does not load it. */
export function ApplyDialog({ open, ...props }: ApplicationProps & { open: boolean }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!open || !hydrated) return null;
  return (
    <Suspense>
      <InstructorApplication {...props} />
    </Suspense>
  );
}
