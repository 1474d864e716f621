import { cx } from '../cx.ts';

export type SpinnerProps = {
  label: string;
  labelHidden?: boolean;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** An indeterminate progress indicator with its label. */
export function Spinner({ label, labelHidden, size = 'md', className }: SpinnerProps) {
  return (
    <span role="status" className={cx('spinner', `spinner-${size}`, className)}>
      <span className="spinner-ring" aria-hidden="true" />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}
