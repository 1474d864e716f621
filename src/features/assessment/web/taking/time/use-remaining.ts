import { useEffect, useRef, useState } from 'react';
import { documentReceived, type Limit, type Moment, thisMoment, timeLeft, wholeSeconds } from './clock.ts';

/** `received`: when the page's data arrived; null if it came with the document. */
type Timed = { dueAt: string | null; now: string; received: Moment | null };

type Handlers = {
  onOver: () => void;
  /** Requests the limit again. A failure changes nothing. */
  ask: () => Promise<Omit<Limit, 'received'>>;
};

const askAgainMs = 5_000;

/**
 * Whole seconds left by the server's clock, or null without a time limit. Calls back once when they are used up. After
 * the device has slept, or its clock was set, the server is asked for the time.
 */
export function useRemaining({ dueAt, now, received }: Timed, handlers: Handlers): number | null {
  const [remaining, setRemaining] = useState(() =>
    dueAt === null ? null : wholeSeconds(Date.parse(dueAt) - Date.parse(now)),
  );
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (dueAt === null) return;
    let limit: Limit = { dueAt, now, received: received ?? documentReceived() };
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = async () => {
      const asked = thisMoment();
      askedAt = asked.steady;
      // The time spent waiting for the response counts as passed, so that a slow response never gives the learner more
      // time.
      limit = { ...(await latest.current.ask()), received: asked };
    };
    const tick = () => {
      const { seconds, isOver, isUnsure } = timeLeft(limit, thisMoment());
      setRemaining(seconds);
      if (isOver) {
        clearInterval(timer);
        latest.current.onOver();
      } else if (isUnsure && performance.now() - askedAt > askAgainMs) ask().catch(() => {});
    };
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [dueAt, now, received]);
  return remaining;
}
