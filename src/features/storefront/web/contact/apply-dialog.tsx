import { lazy, Suspense, useEffect, useState } from 'react';
import type { ApplicationProps } from './instructor-application.tsx';

const InstructorApplication = lazy(() => import('./instructor-application.tsx'));

/** The instructor application, loaded when it is first opened. By the browser alone: the server waits for no script. */
export function ApplyDialog({ open, ...props }: ApplicationProps & { open: boolean }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!open || !isAlive) return null;
  return (
    <Suspense>
      <InstructorApplication {...props} />
    </Suspense>
  );
}
