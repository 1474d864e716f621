import type { ReactNode } from 'react';
import { Card } from '../../../../ui/display/card.tsx';

type Tone = 'good' | 'bad' | 'waiting';
const grounds: Record<Tone, string> = {
  good: 'bg-green-tint text-green',
  bad: 'bg-red-tint text-red',
  waiting: 'bg-amber-tint text-amber-text',
};

type Props = {
  tone: Tone;
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
        <div
          aria-hidden="true"
          className={`mb-6 flex size-12 rotate-45 items-center justify-center rounded-control ${grounds[tone]} m-2`}
        >
          <span className="-rotate-45">{icon}</span>
        </div>
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-3 space-y-4">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </Card>
    </main>
  );
}
