import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { refuse } from './button.tsx';
import { buttonClass } from './button-class.ts';

export type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name and tooltip, which say what the button does. */
  label: string;
  variant?: 'quiet' | 'secondary' | 'danger';
  size?: 'sm' | 'md';
  busy?: boolean;
};

/** A square button that shows an icon. */
export function IconButton({
  label,
  variant = 'quiet',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const toneClass = variant === 'danger' ? 'btn-quiet-danger' : undefined;
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass(
        variant === 'secondary' ? 'secondary' : 'quiet',
        size,
        cx('btn-icon', toneClass, className),
      )}
      onClick={busy ? refuse : onClick}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
    >
      <span className="btn-label">{children}</span>
      {busy && <span className="spinner-ring" aria-hidden="true" />}
    </button>
  );
}
