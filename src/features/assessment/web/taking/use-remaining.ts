import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../contract.ts';

/** Whole seconds left by the server's clock, or null without a time limit. Calls back once when they are used up. */
export function useRemaining(
  { dueAt, now }: Pick<Attempt, 'dueAt' | 'now'>,
  onOver: () => void,
): number | null {
  const [remaining, setRemaining] = useState(() =>
    dueAt === null ? null : secondsBetween(Date.parse(now), dueAt),
  );
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (dueAt === null) return;
    // A device's clock may be wrong: only how long the page has been open is taken from it.
    const ahead = Date.parse(now) - performance.now();
    const tick = () => {
      const left = secondsBetween(performance.now() + ahead, dueAt);
      setRemaining(left);
      if (left > 0) return;
      clearInterval(timer);
      over.current();
    };
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [dueAt, now]);
  return remaining;
}

const secondsBetween = (from: number, dueAt: string): number =>
  Math.max(0, Math.ceil((Date.parse(dueAt) - from) / 1000));
