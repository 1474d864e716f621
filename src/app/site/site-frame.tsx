import type { ReactNode } from 'react';
import { usePageHandle } from '../../lib/page/page-handle.ts';
import { cx } from '../../ui/cx.ts';
import { LineFooter } from './line-footer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header and footer around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const wide = usePageHandle('wide');
  const line = usePageHandle('lineFooter');
  return (
    <div className={cx('flex min-h-dvh flex-col', wide && '[--page-width:92rem]')}>
      <SiteHeader />
      <div className="flex-1">{children}</div>
      {line ? <LineFooter /> : <SiteFooter />}
    </div>
  );
}
