import { useEffect, useReducer } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** How often, in milliseconds, and how many times it is looked whether the router knows the player's address by now. */
const lookEvery = 1000;
const looks = 10;

/**
 * Has the player's script and style at hand, so that a course this device has seen opens without a connection too. While
 * there is none they are not asked for: the router answers a script that cannot be had by loading the page anew. In
 * development they are made when they are asked for.
 */
export function PlayerAtHand() {
  const [looked, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (looked >= looks) return;
    const timer = setTimeout(look, lookEvery);
    return () => clearTimeout(timer);
  }, [looked]);
  const wanted = import.meta.env.PROD && looked > 0 && navigator.onLine;
  return wanted && <PrefetchPageLinks page="/dashboard/courses/any" />;
}
