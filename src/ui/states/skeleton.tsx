import type { ReactNode } from 'react';

/** Wraps any number of skeletons and announces once what is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true">
      {places(lines).map((place) => (
        <span key={place} className="skeleton skeleton-line" />
      ))}
    </div>
  );
}

/** Placeholder for a card with a 16:9 image. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="card">
      <span className="skeleton skeleton-media" />
      <div className="p-5">
        <SkeletonText lines={3} />
      </div>
    </div>
  );
}

/** Placeholder for a row of a list. */
export function SkeletonRow({ columns = 4 }: { columns?: number }) {
  return (
    <div aria-hidden="true" className="skeleton-row">
      {places(columns).map((place) => (
        <span key={place} className="skeleton" />
      ))}
    </div>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
