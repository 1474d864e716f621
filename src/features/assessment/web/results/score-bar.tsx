import { percent } from '../../../../contract/text/time/formats.ts';

type Props = { label: string; value: number; passPercent: number | null; className?: string };

/** A score in percent, with a line at the pass mark, which the text above names. */
export function ScoreBar({ label, value, passPercent, className }: Props) {
  const share = percent(value);
  const pass = passPercent === null ? undefined : `${passPercent}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className={className}
    >
      <svg aria-hidden="true" className="block h-4 w-full overflow-visible">
        <rect y="4" height="8" width="100%" rx="4" className="fill-hairline forced-colors:fill-[GrayText]" />
        <rect
          y="4"
          height="8"
          width={`${share}%`}
          rx="4"
          className="fill-green forced-colors:fill-[Highlight]"
        />
        {pass && (
          <line
            x1={pass}
            x2={pass}
            y1="0"
            y2="16"
            className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]"
          />
        )}
      </svg>
    </div>
  );
}
