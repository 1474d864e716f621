import type { ReactNode } from 'react';

type Props = {
  /** Pixels; the height is 24. */
  width: number;
  /** The background colour. White by default, in both themes, because most logos are made for white. */
  ground?: string;
  children: ReactNode;
};

/** The background of a payment method's logo. Decorative, because the method's name is beside it. */
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
