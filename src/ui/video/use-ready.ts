import { useEffect, useState } from 'react';

/** Whether the page's own controls work, so that the browser's can be removed. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}
