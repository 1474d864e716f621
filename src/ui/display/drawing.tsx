import type { ReactNode } from 'react';

/** The sheet on which the empty and the lost states are drawn; it says nothing that the words beside it do not. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 280 150" width="280" height="150" aria-hidden="true">
      {children}
    </svg>
  );
}
