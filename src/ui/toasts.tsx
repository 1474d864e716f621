import { lazy, Suspense, useEffect, useState } from 'react';
import { hostToasts, type ToastRequest } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: PlainToast })));

/** The latest message where the toaster cannot be fetched: what is to be said then is that the connection is lost. */
function PlainToast({ requests }: { requests: readonly ToastRequest[] }) {
  return (
    <p role="alert" key={requests.length} className="plain-toast">
      {requests.at(-1)?.message}
    </p>
  );
}

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
