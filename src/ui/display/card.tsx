import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: 'none' | 'md' | 'lg';
  /** Raised on hover; make the link inside cover it with `stretched-link`. */
  interactive?: boolean;
};

/** A surface with a hairline. */
export function Card({ as = 'div', padding = 'md', interactive, className, ...rest }: CardProps) {
  // The four elements take the same attributes; TypeScript cannot express that for a union of tags.
  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      className={cx('card', padding !== 'none' && `card-${padding}`, interactive && 'hover-raise', className)}
    />
  );
}
