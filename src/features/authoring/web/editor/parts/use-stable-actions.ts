import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same functions at every render, each calling the latest version. Memoised rows that receive them re-render only
 * when their own data changes. Call them in events and effects, never while rendering.
 */
export function useStableActions<Actions extends object>(actions: Actions): Actions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(actions) as (keyof Actions)[];
    const callLatest = (name: keyof Actions) => {
      return (...args: unknown[]) => (latest.current[name] as (...args: unknown[]) => unknown)(...args);
    };
    return Object.fromEntries(names.map((name) => [name, callLatest(name)])) as Actions;
  });
  return stable;
}
