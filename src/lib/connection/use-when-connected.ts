import { useEffect, useRef } from 'react';

/** How long to wait before checking again whether the product responds, in milliseconds. */
const askEvery = 4000;

/**
 * Calls back as soon as the product responds: when the browser reports that it is online again, and, because a device
 * can be online without reaching the server, by polling every few seconds. Does not poll while the returned promise is
 * pending: calling back again would cancel what a slow server is still loading.
 */
export function useWhenConnected(back: () => Promise<void>): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    let over = false;
    let busy = false;
    const ask = async () => {
      const isUp = await fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isUp || over || busy) return;
      busy = true;
      await latest.current();
      busy = false;
    };
    const asking = () => void (busy || ask());
    const timer = setInterval(asking, askEvery);
    window.addEventListener('online', asking);
    return () => {
      over = true;
      clearInterval(timer);
      window.removeEventListener('online', asking);
    };
  }, []);
}
