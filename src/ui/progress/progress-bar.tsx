import { cx } from '../cx.ts';
import { percent } from './percent.ts';

export type ProgressBarProps = {
  label: string;
  /** 0–100, or `null` while the length of the work is unknown. */
  value: number | null;
  /** Shows label and figure above the bar. */
  showLabel?: boolean;
  className?: string;
};

/** How far along something is. Drawn as SVG, so that a strict style policy has nothing to refuse. */
export function ProgressBar({ label, value, showLabel, className }: ProgressBarProps) {
  const known = value === null ? undefined : percent(value);
  return (
    <div className={cx('progress', className)}>
      {showLabel && (
        <div className="progress-words" aria-hidden="true">
          <span>{label}</span>
          <span>{known !== undefined && `${known}%`}</span>
        </div>
      )}
      <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={known}>
        <svg className={cx('progress-track', known === undefined && 'progress-unknown')} aria-hidden="true">
          <rect height="100%" width={`${known ?? 30}%`} rx="4" />
        </svg>
      </div>
    </div>
  );
}
