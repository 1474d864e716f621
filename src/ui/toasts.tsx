import { lazy, Suspense, useEffect, useState } from 'react';
import { hostToasts, type ToastRequest } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Where toasts appear; once, in the root. Costs nothing until the first one. */
export function Toasts() {
  const [early, setEarly] = useState<ToastRequest[]>([]);
  useEffect(() => hostToasts((request) => setEarly((before) => [...before, request])), []);
  if (early.length === 0) return null;
  return (
    <Suspense>
      <Toaster requests={early} />
    </Suspense>
  );
}
