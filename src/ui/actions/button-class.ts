import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The classes that make an element look like a button. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, className);
}
