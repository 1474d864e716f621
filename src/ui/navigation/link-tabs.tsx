import { useEffect, useRef } from 'react';
import { Link, useLocation, useResolvedPath } from 'react-router';
import { cx } from '../cx.ts';

export type LinkTab = {
  to: string;
  label: string;
  count?: number;
  /** Current only on exactly this path, not below it. */
  end?: boolean;
  /** Set by the page instead of derived from the URL (for tabs that differ by query). */
  current?: boolean;
};

/** Tabs that are pages: real links. */
export function LinkTabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly LinkTab[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={cx('tabs', className)}>
      {tabs.map((tab) => (
        <TabLink key={tab.to} {...tab} />
      ))}
    </nav>
  );
}

/** How far the row fades where it continues, in pixels. */
const fade = 32;

/** A tab. On a narrow screen the row scrolls the current tab into view. */
function TabLink({ to, label, count, end, current }: LinkTab) {
  const { pathname } = useLocation();
  const target = useResolvedPath(to).pathname;
  const here = current ?? (pathname === target || (!end && pathname.startsWith(`${target}/`)));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = link.current?.parentElement;
    if (here && row && link.current) row.scrollLeft = link.current.offsetLeft - row.offsetLeft - fade;
  }, [here]);
  return (
    <Link ref={link} to={to} className="tab" aria-current={here ? 'page' : undefined} preventScrollReset>
      {label}
      {count !== undefined && <span className="tab-count">{count}</span>}
    </Link>
  );
}
