import { cx } from './cx.ts';

export type LogoProps = { size?: 'sm' | 'md' | 'lg'; markOnly?: boolean; className?: string };

/** The mark (a milestone sign with the route climbing through it) and the name. */
export function Logo({ size = 'md', markOnly, className }: LogoProps) {
  return (
    <span className={cx('logo', size !== 'md' && `logo-${size}`, className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect
          x="4.7"
          y="4.7"
          width="22.6"
          height="22.6"
          rx="4.5"
          fill="currentColor"
          transform="rotate(45 16 16)"
        />
        <path
          d="M7.5 20.5 12.5 14.5l4.5 5 4.6-6.4"
          fill="none"
          stroke="var(--color-surface)"
          strokeWidth="2.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect
          x="20.2"
          y="8.2"
          width="5.4"
          height="5.4"
          rx="1"
          fill="var(--color-amber)"
          transform="rotate(45 22.9 10.9)"
        />
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>Milepost</span>
    </span>
  );
}
