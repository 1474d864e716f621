import { cx } from './cx.ts';
import { Diamond, milestoneStates } from './diamond.tsx';
import { percent } from './percent.ts';

export type RailProgressProps = {
  label: string;
  /** 0–100. */
  value: number;
  /** Into how many equal stretches the diamonds divide the rail. */
  milestones?: number;
  showValue?: boolean;
  className?: string;
};

/** A percentage as a stretch of the route, with diamonds at equal distances; the next one ahead is amber. */
export function RailProgress({ label, value, milestones = 4, showValue, className }: RailProgressProps) {
  const known = percent(value);
  return (
    <div className={cx('progress', className)}>
      {showValue && (
        <div className="progress-words" aria-hidden="true">
          <span>{label}</span>
          <span>{known}%</span>
        </div>
      )}
      <div
        className="rail-progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
      >
        <svg aria-hidden="true">
          <rect height="100%" width={`${known}%`} />
        </svg>
        <div className="rail-progress-stops">
          <Diamond state="done" />
          {milestoneStates(known, milestones).map((state, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is its position
            <Diamond key={index} state={state} />
          ))}
        </div>
      </div>
    </div>
  );
}
