import { lazy, Suspense } from 'react';
import type { ApplicationProps } from './instructor-application.tsx';

const InstructorApplication = lazy(() => import('./instructor-application.tsx'));

/** The instructor application, loaded when it is first opened. */
export function ApplyDialog({ open, ...props }: ApplicationProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense>
      <InstructorApplication {...props} />
    </Suspense>
  );
}
