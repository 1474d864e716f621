import type { ReactNode } from 'react';

/** A term and its description, in a `dl`. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-2">{term}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);
