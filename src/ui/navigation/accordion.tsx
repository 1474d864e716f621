import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

export type AccordionProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** How much is inside, shown at the end of the row. */
  count?: ReactNode;
  /** Makes the title a heading in the page's outline. */
  level?: 2 | 3 | 4;
};

/** A collapsible section. Accordions that share a `name` open one at a time. */
export function Accordion({ title, count, level, className, children, ...rest }: AccordionProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details {...rest} className={cx('accordion', className)}>
      <summary>
        <ChevronRight aria-hidden="true" />
        <Title className="accordion-title">{title}</Title>
        {count !== undefined && <span className="accordion-count">{count}</span>}
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}
