import type { ReactNode } from 'react';

type Props = {
  /** Pixels; the height is 24. */
  width: number;
  /** The colour of the chip; white by default, in both themes, because the marks are drawn for it. */
  ground?: string;
  children: ReactNode;
};

/** The plate a payment mark is drawn on. Decorative: the method's name is next to it. */
export function MarkChip({ width, ground = '#fff', children }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height="24"
      viewBox={`0 0 ${width} 24`}
      className="shrink-0"
      fontFamily="Arial, Helvetica, sans-serif"
    >
      <rect x="0.5" y="0.5" width={width - 1} height="23" rx="4.5" fill={ground} stroke="#d4dcd9" />
      {children}
    </svg>
  );
}
