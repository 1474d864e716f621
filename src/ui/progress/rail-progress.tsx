import { percent } from '../../contract/text/time/formats.ts';
import { cx } from '../cx.ts';
import type { StopState } from './diamond.tsx';
import { drawnStops, mostWhenNarrow, type RailStop } from './rail-stops.ts';

export type RailProgressProps = {
  label: string;
  /** 0–100. */
  value: number;
  /** The milestones on the rail; without any, only the line is drawn. */
  stops?: readonly RailStop[];
  showValue?: boolean;
  className?: string;
};

/** A percentage as a stretch of the route, with a diamond at each milestone: filled when done, amber when next. */
export function RailProgress({ label, value, stops = [], showValue, className }: RailProgressProps) {
  const known = percent(value);
  const drawn = drawnStops(stops);
  return (
    <div className={cx('progress', className)}>
      {showValue && (
        <div className="progress-words" aria-hidden="true">
          <span>{label}</span>
          <span>{known}%</span>
        </div>
      )}
      <div
        className={cx('rail-progress', drawn.length > mostWhenNarrow && 'rail-crowded')}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        aria-valuetext={spoken(known, stops)}
      >
        <svg aria-hidden="true">
          <rect className="rail-line" y="10" width="100%" height="4" rx="2" />
          <rect className="rail-travelled" y="10" width={`${known}%`} height="4" rx="2" />
          {drawn.map(({ at, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its position
            <svg key={index} aria-hidden="true" x={`${at}%`} y="12" data-stop={state}>
              <rect {...shapeOf(state, drawn.length)} transform="rotate(45)" />
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}

function spoken(value: number, stops: readonly RailStop[]): string {
  const done = stops.filter(({ isDone }) => isDone).length;
  return stops.length === 0 ? `${value}%` : `${value}%, ${done} of ${stops.length} milestones reached`;
}

/** Many milestones are drawn smaller, so that they stay apart. */
function shapeOf(state: StopState, count: number) {
  const half = (count <= 8 ? 6 : count <= 16 ? 4 : 2.5) * (state === 'current' ? 1.25 : 1);
  return { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: half / 3 };
}
