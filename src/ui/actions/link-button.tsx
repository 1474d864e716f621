import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shown, but disabled for now. */
  disabled?: boolean;
};

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  icon,
  disabled,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const classes = buttonClass(variant, size, className);
  if (disabled) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere is no stop for the keyboard
      // biome-ignore lint/a11y/useSemanticElements: a placeholder link has no address to be an <a> with
      <span className={classes} role="link" aria-disabled="true">
        {icon}
        {children}
      </span>
    );
  }
  return (
    <Link {...rest} className={classes}>
      {icon}
      {children}
    </Link>
  );
}
