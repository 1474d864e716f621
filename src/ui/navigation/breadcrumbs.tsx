import { Link } from 'react-router';
import { cx } from '../cx.ts';

export type Crumb = { label: string; to?: string };

/** The path to this page; the last entry is the page itself, a link to it if it has a URL. */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const currentAt = (index: number) => (index === items.length - 1 ? 'page' : undefined);
  return (
    <nav aria-label="Breadcrumb" className={cx('breadcrumbs', className)}>
      <ol>
        {items.map((item, index) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <span aria-current={currentAt(index)}>{item.label}</span>
            ) : (
              <Link to={item.to} aria-current={currentAt(index)}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
