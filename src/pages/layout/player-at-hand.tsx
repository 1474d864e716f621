import { useEffect, useReducer } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** How often, in milliseconds, and how many times it is looked whether the router knows the player's address by now. */
const lookEvery = 1000;
const looks = 10;

/** Has the player's script and style at hand, so that a course this device has seen opens without a connection too. */
export function PlayerAtHand() {
  const [looked, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (looked >= looks) return;
    const timer = setTimeout(look, lookEvery);
    return () => clearTimeout(timer);
  }, [looked]);
  return looked > 0 && <PrefetchPageLinks page="/dashboard/courses/any" />;
}
