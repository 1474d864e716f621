import { cx } from './cx.ts';

/** A route that has not begun: the first milestone stands, the rest is still a plan. */
export function EmptyIllustration({ className }: { className?: string }) {
  return (
    <svg
      className={cx('drawing', className)}
      viewBox="0 0 240 144"
      width="240"
      height="144"
      aria-hidden="true"
    >
      <path
        className="ground"
        d="M20 118c0-44 34-88 96-92 58-4 104 36 104 78 0 10-4 18-8 22H28c-5-2-8-4-8-8Z"
      />
      <path
        className="contour"
        d="M44 126c2-36 32-70 80-72 42-2 72 26 76 72M72 126c2-24 24-46 54-47 26-1 44 18 47 47"
      />
      <path className="route route-missing" d="M52 112c26-4 34-24 58-26s32 10 50-8c8-8 12-20 22-30" />
      <path className="stop stop-done" d="m52 100 12 12-12 12-12-12Z" />
      <path className="stop" d="m110 76 10 10-10 10-10-10ZM160 68l10 10-10 10-10-10Z" />
      <path className="pole" d="M182 50V18" />
      <path className="flag" d="M184 18h26l-7 8 7 8h-26Z" />
    </svg>
  );
}
