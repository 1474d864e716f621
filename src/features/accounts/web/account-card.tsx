import type { ReactNode } from 'react';
import { Card } from '../../../ui/display/card.tsx';

/** The narrow card of the sign-in, registration and password pages. */
export function AccountCard({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-8 sm:py-20">
      <Card padding="lg" className="w-full max-w-md">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-2 text-ink-2">{text}</p>}
        <div className="mt-6">{children}</div>
      </Card>
    </main>
  );
}
