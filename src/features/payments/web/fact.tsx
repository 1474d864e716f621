import type { ReactNode } from 'react';
import { Card } from '../../../ui/display/card.tsx';

/** One named value of an order, within a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The facts about an order, on the page of an order or of a request about it. */
export const OrderCard = ({ children }: { children: ReactNode }) => (
  <Card as="section" aria-labelledby="facts">
    <h2 id="facts" className="text-xl">
      Order
    </h2>
    <dl className="mt-3 space-y-3">{children}</dl>
  </Card>
);
