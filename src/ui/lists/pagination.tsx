import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { pageQuery, pageWindow, shownRange } from './query/list-query.ts';
import { usePendingQuery } from './query/use-pending-query.ts';

export type PaginationProps = {
  /**
   * The current page, from 1; the number of entries per page and in total. If counting stopped early (`totalIsCapped`)
   * there are more than `total`, and another page follows.
   */
  list: { page: number; limit: number; total: number; totalIsCapped?: boolean };
  /** What is listed, in the plural. */
  things: string;
  /** The same in the singular. */
  thing?: string;
  className?: string;
};

/** The position in a long list, with links to its other pages; other query parameters stay. */
export function Pagination({ list, things, thing, className }: PaginationProps) {
  const { page, limit, total, totalIsCapped = false } = list;
  if (total === 0) return null;
  const knownTotal = totalIsCapped ? Math.max(total, (page + 1) * limit) : total;
  const pageCount = Math.max(1, Math.ceil(knownTotal / limit));
  const { from, to } = shownRange(page, limit, knownTotal);
  return (
    <div className={cx('pagination', className)}>
      <p>
        Showing <strong>{number(from)}</strong> to <strong>{number(to)}</strong> of{' '}
        {totalIsCapped && 'more than '}
        <strong>{number(total)}</strong> {total === 1 && thing ? thing : things}
      </p>
      {pageCount > 1 && (
        <nav aria-label={`Pages of ${things}`}>
          <ul>
            <li>
              <PageStep page={page - 1} enabled={page > 1} rel="prev">
                <ChevronLeft aria-hidden="true" />
                <span className="page-link-word">Previous</span>
              </PageStep>
            </li>
            {pageWindow(page, pageCount).map((entry, index) => (
              <PageNumber key={entry === 'gap' ? `gap-${index}` : entry} entry={entry} page={page} />
            ))}
            {totalIsCapped && <PageNumber entry="gap" page={page} />}
            <li>
              <PageStep page={page + 1} enabled={page < pageCount} rel="next">
                <span className="page-link-word">Next</span>
                <ChevronRight aria-hidden="true" />
              </PageStep>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}

function PageNumber({ entry, page }: { entry: number | 'gap'; page: number }) {
  const search = usePendingQuery();
  if (entry === 'gap') {
    return (
      <li aria-hidden="true">
        <span className="page-link">…</span>
      </li>
    );
  }
  const far = Math.abs(entry - page) > 1;
  return (
    <li className={far ? 'page-link-far' : undefined}>
      <Link
        className="page-link"
        to={{ search: pageQuery(search, entry) }}
        aria-label={`Page ${number(entry)}`}
        aria-current={entry === page ? 'page' : undefined}
      >
        {number(entry)}
      </Link>
    </li>
  );
}

function PageStep({
  page,
  enabled,
  rel,
  children,
}: {
  page: number;
  enabled: boolean;
  rel: string;
  children: ReactNode;
}) {
  const search = usePendingQuery();
  if (!enabled) {
    return (
      <span className="page-link" aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link className="page-link" rel={rel} to={{ search: pageQuery(search, page) }}>
      {children}
    </Link>
  );
}

/** `12,345`: formatted by hand, because loading `Intl` number data delays the page. */
const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
