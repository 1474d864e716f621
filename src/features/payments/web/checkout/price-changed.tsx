import type { ReactNode } from 'react';
import { formatUsd } from '../../../../contract/money.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { PriceChange } from './price-change.ts';

/** Shows the old and the new price; `action` accepts the new one. */
export function PriceChanged({ change, action }: { change: PriceChange; action?: ReactNode }) {
  return (
    <Notice tone="warning" role="alert" title="The price has changed" action={action}>
      This course cost <s>{formatUsd(change.from)}</s> when you opened the checkout. It now costs{' '}
      <strong>{formatUsd(change.to)}</strong>. Nothing has been charged.
    </Notice>
  );
}
