import type { ReactNode } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { Sign } from '../../../../ui/display/sign.tsx';

type Props = {
  tone: 'good' | 'bad' | 'waiting';
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** The card that shows a payment's outcome: an icon, what happened, and the next step. */
export function PaymentSheet({ tone, icon, title, children, actions }: Props) {
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-8 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl">
        <Sign tone={tone} className="mb-6">
          {icon}
        </Sign>
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-3 space-y-4">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </Card>
    </main>
  );
}
