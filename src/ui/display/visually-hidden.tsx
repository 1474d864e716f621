import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** Words that are read aloud and not seen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('sr-only', className)} />;
}
