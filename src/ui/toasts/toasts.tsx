import { type ComponentType, useEffect, useState } from 'react';
import { hostToasts, type ToastRequest } from './toast.ts';

type Toaster = ComponentType<{ requests: readonly ToastRequest[] }>;

/** The latest message when the toast library cannot be loaded, typically because the connection is lost. */
function PlainToast({ requests }: { requests: readonly ToastRequest[] }) {
  return (
    <p role="alert" key={requests.length} className="plain-toast">
      {requests.at(-1)?.message}
    </p>
  );
}

/** Renders toasts; used once, in the root. Costs nothing until the first one. */
export function Toasts() {
  const [requests, setRequests] = useState<ToastRequest[]>([]);
  useEffect(() => hostToasts((request) => setRequests((before) => [...before, request])), []);
  const { Toaster, shownPlainly } = useToaster(requests.length);
  if (Toaster) return <Toaster requests={requests.slice(shownPlainly)} />;
  return shownPlainly > 0 && <PlainToast requests={requests.slice(0, shownPlainly)} />;
}

/**
 * Loads the toast library when there is a message, and retries with the next message after a failure. Browsers may
 * remember a failed import for as long as the page is open; messages then stay plain.
 * @returns the library once loaded, and how many messages were shown without it
 */
function useToaster(requested: number): { Toaster?: Toaster; shownPlainly: number } {
  const [Toaster, setToaster] = useState<Toaster>();
  const [shownPlainly, setShownPlainly] = useState(0);
  const missing = !Toaster;
  useEffect(() => {
    if (requested === 0 || !missing) return;
    let overtaken = false;
    import('./toaster.tsx').then(
      (module) => overtaken || setToaster(() => module.default),
      () => overtaken || setShownPlainly(requested),
    );
    return () => {
      overtaken = true;
    };
  }, [requested, missing]);
  return { Toaster, shownPlainly };
}
