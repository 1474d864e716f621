import { cx } from '../cx.ts';

/** An ornament between sections: a stretch of the route with one milestone. */
export function RouteDivider({ className }: { className?: string }) {
  return (
    <div className={cx('route-divider', className)} aria-hidden="true">
      <span className="route-divider-line" />
      <svg viewBox="0 0 72 24" width="72" height="24" aria-hidden="true">
        <path d="M0 12h20M52 12h20" fill="none" stroke="currentColor" strokeWidth="2" />
        <path
          d="M36 4.5 43.5 12 36 19.5 28.5 12Z"
          fill="var(--color-amber)"
          stroke="var(--color-green)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M20 8.5 23.5 12 20 15.5 16.5 12ZM52 8.5 55.5 12 52 15.5 48.5 12Z"
          fill="var(--color-green)"
        />
      </svg>
      <span className="route-divider-line" />
    </div>
  );
}
