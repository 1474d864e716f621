import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Diamond, type StopState } from './diamond.tsx';

export type RailItem = {
  key: string;
  label: ReactNode;
  hint?: ReactNode;
  state: StopState;
  /** The current stop is done as well. */
  isPassed?: boolean;
  to?: string;
  /** Content below this stop. */
  children?: ReactNode;
};

export type RailProps = {
  label: string;
  items: readonly RailItem[];
  orientation?: 'horizontal' | 'vertical';
  className?: string;
};

const spoken = { done: 'Done: ', current: 'Current: ', ahead: '' };

/** The rail draws the learner’s route: stops in order, each done, current or still to come. */
export function Rail({ label, items, orientation = 'horizontal', className }: RailProps) {
  return (
    <ol aria-label={label} className={cx('rail', `rail-${orientation}`, className)}>
      {items.map((item) => (
        <li
          key={item.key}
          data-state={item.state}
          data-passed={item.isPassed || undefined}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <span className="rail-mark">
            <Diamond state={item.state} />
          </span>
          <div className="rail-words" data-state={item.state}>
            {item.to ? (
              <Link to={item.to}>
                <ItemText item={item} />
              </Link>
            ) : (
              <ItemText item={item} />
            )}
            {item.hint && <span className="rail-hint">{item.hint}</span>}
            {item.children}
          </div>
        </li>
      ))}
    </ol>
  );
}

function ItemText({ item }: { item: RailItem }) {
  return (
    <span className="rail-label">
      <VisuallyHidden>{spoken[item.state]}</VisuallyHidden>
      {item.label}
    </span>
  );
}
