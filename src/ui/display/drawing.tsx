import type { ReactNode } from 'react';

/** The backdrop of the empty-state and error drawings; purely decorative. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 280 150" width="280" height="150" aria-hidden="true">
      {children}
    </svg>
  );
}
