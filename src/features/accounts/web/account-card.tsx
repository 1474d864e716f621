import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/display/card.tsx';

/** The narrow card of the sign-in, registration and password pages. */
export function AccountCard({
  title,
  text,
  beside,
  children,
}: {
  title: string;
  text?: string;
  /** Above the card; beside it on a desktop. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx(
        'page-width flex justify-center py-8',
        beside ? 'flex-col items-center gap-6 sm:py-12 lg:flex-row lg:items-start lg:gap-16' : 'sm:py-20',
      )}
    >
      {beside}
      <Card padding="lg" className="w-full max-w-md">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-2 text-ink-2">{text}</p>}
        <div className="mt-6">{children}</div>
      </Card>
    </main>
  );
}
