import { useEffect, useReducer } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** How often, in milliseconds, and how many times to check whether the router knows the player's route yet. */
const lookEvery = 1000;
const looks = 10;

/**
 * Preloads the player's script and style, so that a course this device has opened before works offline too. When
 * offline they are not requested: the router reacts to a script that fails to load by reloading the page. In
 * development they are compiled on request.
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
