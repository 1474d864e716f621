import { cx } from '../cx.ts';

export type StopState = 'done' | 'current' | 'ahead';

/** The milestone marker; decorative. */
export function Diamond({ state, className }: { state: StopState; className?: string }) {
  return <span className={cx('diamond', className)} data-state={state} aria-hidden="true" />;
}
