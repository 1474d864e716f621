import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '../../cx.ts';
import { rovingIndex } from '../../navigation/roving.ts';
import { niceCeiling } from './nice-ceiling.ts';
import './trend-chart.css';

export type TrendPoint = { key: string; label: string; value: number };

export type TrendChartProps = {
  title: string;
  /** From left to right. */
  points: readonly TrendPoint[];
  /** Formats a value for display. */
  format: (value: number) => string;
  /** Shown instead of bars when every value is zero. */
  emptyMessage: string;
  /** Puts the total into context: `18% more than the 30 days before`. Hidden while one value is shown. */
  note?: string;
  className?: string;
};

const height = 112;

/**
 * A bar chart of a value over time. Pointing at a bar, or moving to it with the arrow keys, shows its value. Put a table
 * of the same values next to it. Rendered as SVG by the server, so it works without JavaScript.
 */
export function TrendChart({ title, points, format, emptyMessage, note, className }: TrendChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const sum = points.reduce((all, point) => all + point.value, 0);
  const point = chosen === null ? undefined : points[chosen];
  return (
    <figure className={cx('trend', className)}>
      <figcaption className="trend-head">
        <span className="trend-title">{title}</span>
        <span className="trend-figure">{format(point ? point.value : sum)}</span>
        <span className="trend-when">{point ? point.label : 'total'}</span>
        {note && (
          <span className="trend-note" data-hidden={point ? true : undefined}>
            {note}
          </span>
        )}
      </figcaption>
      {sum === 0 ? (
        <p className="trend-empty">{emptyMessage}</p>
      ) : (
        <Bars {...{ title, points, format, chosen, setChosen }} />
      )}
    </figure>
  );
}

type BarsProps = Required<Pick<TrendChartProps, 'title' | 'points' | 'format'>> & {
  chosen: number | null;
  setChosen: (index: number | null) => void;
};

function Bars({ title, points, format, chosen, setChosen }: BarsProps) {
  const top = niceCeiling(Math.max(...points.map((point) => point.value)));
  const last = points.length - 1;
  const at = chosen ?? last;
  const shown = points[at];

  function move(event: KeyboardEvent) {
    const next = rovingIndex(event.key, at, points.length, 'row');
    if (next === undefined) return;
    event.preventDefault();
    // No wrapping at the ends: the first period does not follow the last.
    const wraps = (event.key === 'ArrowRight' && at === last) || (event.key === 'ArrowLeft' && at === 0);
    setChosen(wraps ? at : next);
  }
  function point(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - box.left) / box.width) * points.length);
    setChosen(Math.max(0, Math.min(last, place)));
  }
  return (
    <>
      <div className="trend-plot">
        <span className="trend-scale" aria-hidden="true">
          <span>{format(top)}</span>
          <span>0</span>
        </span>
        <div
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={shown && `${shown.label}: ${format(shown.value)}`}
          className="trend-bars"
          onKeyDown={move}
          onFocus={() => setChosen(at)}
          onBlur={() => setChosen(null)}
          onPointerMove={point}
          onPointerLeave={() => setChosen(null)}
        >
          <svg width="100%" height={height} aria-hidden="true">
            {[0, 0.5, 1].map((share) => (
              <line
                key={share}
                x1="0"
                x2="100%"
                y1={lineAt(share)}
                y2={lineAt(share)}
                className="trend-line"
              />
            ))}
            {points.map((one, index) => (
              <rect
                key={one.key}
                x={`${((index + 0.15) * 100) / points.length}%`}
                width={`${70 / points.length}%`}
                y={height - barOf(one.value, top)}
                height={barOf(one.value, top)}
                rx="2"
                className="trend-bar"
                data-chosen={index === chosen || undefined}
              >
                <title>{`${one.label}: ${format(one.value)}`}</title>
              </rect>
            ))}
          </svg>
        </div>
      </div>
      <p className="trend-ends" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points[last]?.label}</span>
      </p>
    </>
  );
}

/** Whole pixels, so that lines are crisp. */
const lineAt = (share: number): number => Math.round(share * (height - 1)) + 0.5;

/** A value above zero is always visible. */
const barOf = (value: number, top: number): number =>
  value <= 0 ? 0 : Math.max(2, Math.round((value / top) * (height - 4)));
