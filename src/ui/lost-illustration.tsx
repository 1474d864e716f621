import { cx } from './cx.ts';

/** The route breaks off: a gap between two milestones, and a flag in the distance. */
export function LostIllustration({ className }: { className?: string }) {
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
        d="M12 126c4-30 22-54 50-60 20-4 32 8 40 24 6 12 8 24 8 36ZM138 126c0-20 8-50 34-68 22-14 48 4 54 36 2 12 2 22 2 32Z"
      />
      <path
        className="contour"
        d="M36 126c2-20 14-34 30-38 16-2 24 16 26 38M160 126c0-18 8-36 22-46 14-8 24 6 28 20 2 10 2 18 2 26"
      />
      <path className="route" d="M26 112c18-2 22-18 38-20 14-2 18 4 26 8" />
      <path className="route route-missing" d="M90 100c12 8 20 24 32 22 12-2 16-16 30-22" />
      <path className="route" d="M152 100c16-6 18-26 38-34" />
      <path className="stop stop-done" d="m26 102 10 10-10 10-10-10Z" />
      <path className="stop" d="m92 90 10 10-10 10-10-10ZM150 90l10 10-10 10-10-10Z" />
      <path className="pole" d="M190 66V26" />
      <path className="flag" d="M192 26h28l-8 8.500 8 8.500h-28Z" />
    </svg>
  );
}
