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
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is not a tab stop
      // biome-ignore lint/a11y/useSemanticElements: an <a> without a URL is not announced as a link
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
