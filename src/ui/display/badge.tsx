import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

export type BadgeTone = 'neutral' | 'green' | 'amber' | 'red';
export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone; icon?: ReactNode };

/** A status label. Colour repeats the text and never replaces it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx('badge', `badge-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}
