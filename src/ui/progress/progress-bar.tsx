import { percent } from '../../contract/text/time/formats.ts';
import { cx } from '../cx.ts';

export type ProgressBarProps = {
  label: string;
  /** 0–100, or `null` while the total is unknown. */
  value: number | null;
  /** Where a line crosses the bar, 0–100, such as a pass mark; the text beside the bar names it. */
  mark?: number | null;
  /** Shows label and value above the bar. */
  showLabel?: boolean;
  className?: string;
};

/** A progress bar, drawn as SVG. */
export function ProgressBar({ label, value, mark, showLabel, className }: ProgressBarProps) {
  const known = value === null ? undefined : percent(value);
  return (
    <div className={cx('progress', className)}>
      {showLabel && (
        <div className="progress-words" aria-hidden="true">
          <span>{label}</span>
          <span>{known !== undefined && `${known}%`}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        className="relative"
      >
        <svg className={cx('progress-track', known === undefined && 'progress-unknown')} aria-hidden="true">
          <rect height="100%" width={`${known ?? 30}%`} rx="4" />
        </svg>
        {mark != null && (
          <svg className="progress-mark" aria-hidden="true">
            <line x1={`${mark}%`} x2={`${mark}%`} y2="100%" />
          </svg>
        )}
      </div>
    </div>
  );
}
