import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** Long text: headings, lists, quotes and links. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('prose', className)} />;
}
