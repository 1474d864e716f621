import { useCallback, useEffect, useState } from 'react';

const keyOf = (attemptId: string) => `milepost:ruled-out:${attemptId}`;

/** The options a learner ruled out in an attempt. They stay on this device and never count. */
export function useStruck(attemptId: string): { struck: string[]; toggle: (id: string) => void } {
  const [struck, setStruck] = useState<string[]>([]);
  useEffect(() => setStruck(readStruck(attemptId)), [attemptId]);
  const toggle = useCallback(
    (id: string) =>
      setStruck((before) => {
        const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
        keep(attemptId, after);
        return after;
      }),
    [attemptId],
  );
  return { struck, toggle };
}

function readStruck(attemptId: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(attemptId: string, struck: string[]): void {
  try {
    localStorage.setItem(keyOf(attemptId), JSON.stringify(struck));
  } catch {
    // Private windows may refuse storage; the page still has the options.
  }
}
