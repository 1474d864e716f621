import { useCallback, useEffect, useState } from 'react';

const keyOf = (attemptId: string) => `milepost:ruled-out:${attemptId}`;

/** The options a learner ruled out in an attempt. They stay on this device and never count. */
export function useRuledOut(attemptId: string): { ids: string[]; toggle: (id: string) => void } {
  const [ruledOut, setRuledOut] = useState<string[]>([]);
  useEffect(() => setRuledOut(readRuledOut(attemptId)), [attemptId]);
  const toggle = useCallback(
    (id: string) =>
      setRuledOut((before) => {
        const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
        keep(attemptId, after);
        return after;
      }),
    [attemptId],
  );
  return { ids: ruledOut, toggle };
}

function readRuledOut(attemptId: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(attemptId: string, ruledOut: string[]): void {
  try {
    localStorage.setItem(keyOf(attemptId), JSON.stringify(ruledOut));
  } catch {
    // Private windows may refuse storage; the page still has the options.
  }
}
