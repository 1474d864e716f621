import { useEffect, useState } from 'react';

/** The page itself loads first, and a visitor who leaves sooner has hardly seen it. */
const settledMs = 2000;

/** True once a page has been open for two seconds. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
