import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  eyebrow?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  actions?: ReactNode;
  level?: 1 | 2;
  className?: string;
};

/** The page's title, description and actions. */
export function PageHeader({
  title,
  text,
  eyebrow,
  breadcrumbs,
  actions,
  level = 1,
  className,
}: PageHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={className}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} className="mb-3" />}
      <div className="page-header">
        <div className="page-header-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading>{title}</Heading>
          {text && <p className={cx('mt-2', level === 1 && 'text-lg')}>{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
