import type { CSSProperties } from 'react';

/** A rating out of five stars, with fractions. */
export function Stars({ value, className = '' }: { value: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5 stars`}
      className={`stars ${className}`}
      style={{ '--stars': value } as CSSProperties}
    />
  );
}
