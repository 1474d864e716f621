import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** In progress: keeps its width, shows a spinner, stays focusable and ignores presses. */
  busy?: boolean;
  icon?: ReactNode;
};

/** A button; `type` defaults to `button`. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      onClick={busy ? refuse : onClick}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
    >
      <span className="btn-label">
        {icon}
        {children}
      </span>
      {busy && <span className="spinner-ring" aria-hidden="true" />}
    </button>
  );
}

/** A busy button is not `disabled`, so that it keeps focus; pressing it must do nothing, not even submit. */
export function refuse(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.stopPropagation();
}
