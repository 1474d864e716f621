import { cx } from './cx.ts';

export type StopState = 'done' | 'current' | 'ahead';

/** The milestone itself; for the eye alone. */
export function Diamond({ state, className }: { state: StopState; className?: string }) {
  return <span className={cx('diamond', className)} data-state={state} aria-hidden="true" />;
}

/** Which milestones of `count` equal stretches a percentage has reached; the last one only at 100. */
export function milestoneStates(value: number, count: number): StopState[] {
  const next = Math.floor((value / 100) * count) + 1;
  return Array.from({ length: count }, (_, index) => {
    const position = index + 1;
    if (position < next) return 'done';
    return position === next ? 'current' : 'ahead';
  });
}
