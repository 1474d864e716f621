import { cx } from '../cx.ts';

export type LogoProps = { size?: 'sm' | 'md' | 'lg'; markOnly?: boolean };

/** The logo: the mark (a milestone sign with the route climbing through it) and the name. */
export function Logo({ size = 'md', markOnly }: LogoProps) {
  return (
    <span className={cx('logo', size !== 'md' && `logo-${size}`)}>
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
          d="M9 20.8 12.2 13 16 19.4 19.8 13 23 20.8"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="m16 6.4 3.4 3.4-3.4 3.4-3.4-3.4Z" fill="var(--color-amber)" />
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>Milepost</span>
    </span>
  );
}
